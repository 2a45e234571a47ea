import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { Promotions } from "./promotions.tsx";

afterEach(cleanup);

test.each([
  // 6 December, 24:00 in Amsterdam.
  ["2026-12-06T23:00:00Z", "Seeds, until 6 December 2026"],
  ["2026-12-06T17:00:00Z", "Seeds, until 6 December 2026 at 18:00"],
])("a promotion that ends at %s is said to run %s", (ends_at, text) => {
  const { container } = render(
    <Surroundings languageId="en" marketId="europe">
      <Promotions product={{ promotions: [{ id: "seeds", name: "Seeds", ends_at }] }} />
    </Surroundings>,
  );
  expect(container.textContent).toBe(text);
});
