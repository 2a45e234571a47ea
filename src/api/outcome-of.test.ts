import { expect, expectTypeOf, test } from "vitest";
import { outcomeOf } from "./outcome-of.ts";

test("a code becomes an outcome in camel case, also in its type", () => {
  expect(outcomeOf("invalid")).toBe("invalid");
  const outcome = outcomeOf("order_being_paid" as "order_being_paid" | "not_found");
  expect(outcome).toBe("orderBeingPaid");
  expectTypeOf(outcome).toEqualTypeOf<"orderBeingPaid" | "notFound">();
});
