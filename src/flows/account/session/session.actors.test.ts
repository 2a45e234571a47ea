import { expect, test } from "vitest";
import { requirements } from "#tests/support/requirements.ts";
import { toUser } from "./session.actors.ts";

test.each([
  ["Ada Jansen", "Ada Jansen"],
  [null, "ada"],
])("with the full name %j the display name is %s", (full_name, displayName) => {
  requirements("entities.user-display-name");
  expect(toUser({ email: "ada@example.com", full_name } as never).displayName).toBe(displayName);
});
