import { expect, test } from "vitest";
import { tooMany } from "./reply.ts";

test.each([
  [1, "Please wait a minute before you try again."],
  [60, "Please wait a minute before you try again."],
  [61, "Please wait 2 minutes before you try again."],
])("a wait of %i seconds is given in minutes", (seconds, detail) => {
  const { body, headers } = tooMany(seconds);
  expect([body.detail, body.params.seconds, headers["retry-after"]]).toEqual([
    detail,
    seconds,
    String(seconds),
  ]);
});
