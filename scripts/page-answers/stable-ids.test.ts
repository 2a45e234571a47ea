import { expect, test } from "vitest";
import { withoutIds, withStableIds } from "./stable-ids.ts";

const [one, other] = ["019ad000-0000-7000-8000-00000000000a", "9b2c6a52-1f3d-4b62-8d43-000000000001"];

test("ids and references are numbered as they occur", () => {
  const recorded = { [one]: [other, one], reference: "K9XM-4QRD", text: `K9XM-4QRD ${other}` };
  expect(withStableIds(recorded)).toEqual({
    "00000000-0000-4000-8000-000000000001": [
      "00000000-0000-4000-8000-000000000002",
      "00000000-0000-4000-8000-000000000001",
    ],
    reference: "K7RM-BBBC",
    text: "K7RM-BBBC 00000000-0000-4000-8000-000000000002",
  });
});

test("an id that is stable already stays", () => {
  const id = "00000000-0000-4000-8000-000000000000";
  expect(withStableIds([one, id])).toEqual(["00000000-0000-4000-8000-000000000001", id]);
});

test("two recordings are the same without their ids", () => {
  expect(withoutIds({ id: one, reference: "K9XM-4QRD" })).toBe(
    withoutIds({ id: other, reference: "B2XM-4QRD" }),
  );
});
