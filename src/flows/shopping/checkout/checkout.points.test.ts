import { expect, test } from "vitest";
import type { PointsChoice } from "#machines/shopping/checkout/checkout.contract.ts";
import { toPointsPayment } from "./checkout.points.ts";

const limits = { balance: 6_500, most: 4_400, all: 4_485 };
const some = (typed: string): PointsChoice => ({ kind: "some", typed });

test.each(["1", "4400", " 500 ", "５００"])("a part can be paid with %s", (typed) => {
  const points = Number(typed.normalize("NFKC"));
  expect(toPointsPayment(some(typed), limits)).toEqual({ kind: "some", points });
});

test.each(["", "0", "-5", "1.5", "abc", "1e3", "4401", "999999", "9".repeat(400)])(
  "%j pays nothing",
  (typed) => {
    expect(toPointsPayment(some(typed), limits)).toBeNull();
  },
);

test.each([{ kind: "none" }, some("500"), { kind: "all" }] as const)(
  "where nothing is to be paid, %j uses no points",
  (choice) => {
    expect(toPointsPayment(choice, { balance: 6_500, most: 0, all: 0 })).toEqual({ kind: "none" });
  },
);

test("everything can be paid with points if the balance suffices", () => {
  expect(toPointsPayment({ kind: "all" }, limits)).toEqual({ kind: "all", points: 4_485 });
  expect(toPointsPayment({ kind: "all" }, { ...limits, balance: 4_484 })).toBeNull();
});
