import { expect, test } from "vitest";
import { areaOf, perArea, screenAreas, textsIn } from "./text-areas.ts";

test("a text's area is what its id begins with", () => {
  expect([areaOf("cart.add.again"), areaOf("shell")]).toEqual(["cart", "shell"]);
});

test("there is a value for each area of the screens", () => {
  expect(Object.entries(perArea((area) => area.length))).toEqual(
    screenAreas.map((area) => [area, area.length]),
  );
});

test("a page gets the texts of its areas", () => {
  const texts = { "cart.add": "Add", "cart.full": "Full", "shell.menu": "Menu", "orders.none": "None" };
  expect(textsIn(texts, ["cart", "shell"])).toEqual({
    "cart.add": "Add",
    "cart.full": "Full",
    "shell.menu": "Menu",
  });
});
