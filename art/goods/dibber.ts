import { stroke } from "#brush.ts";
import { bezier, lerp } from "#geometry.ts";
import type { Sheet } from "#sheet.ts";
import { modelled, straight } from "./model.ts";
import { ash, handle, rounded, steel } from "./timber.ts";

/** A turned peg with a T-grip and a steel shoe, tip down, 880 high around the origin. */
export const dibber = (sheet: Sheet) => {
  const width = (y: number) =>
    y < -250 ? 70 + Math.max(0, (-330 - y) * 0.2) : lerp(112, 84, (y + 250) / 500);
  const body = (at: number) =>
    width(lerp(-400, 250, at)) + 26 * Math.exp(-(((lerp(-400, 250, at) + 232) / 26) ** 2));
  handle(sheet, straight([0, -400], [0, 250], 40), body, ash);
  for (const [index, y] of [-150, -90, -30, 30, 90, 150, 210].entries()) {
    const half = width(y) / 2;
    stroke(sheet, bezier([-half, y], [-half * 0.4, y + 16], [half * 0.4, y + 16], [half, y], 8), ash.deep, {
      from: index % 2 ? 9 : 5,
      to: index % 2 ? 9 : 5,
      attributes: 'opacity=".75"',
    });
  }
  const shoe =
    "M-44 240C-20 256 20 256 44 240C42 300 30 370 8 448C4 458 -4 458 -8 448C-30 370 -42 300 -44 240Z";
  modelled(
    sheet,
    shoe,
    steel,
    [
      [-46, 300],
      [44, 320],
    ],
    () =>
      stroke(sheet, bezier([-20, 262], [-18, 320], [-12, 380], [-2, 430], 8), "#FBFBF4", { from: 8, to: 2 }),
  );
  handle(
    sheet,
    straight([-176, -404], [176, -404], 30),
    (at) => rounded(74)(at) * (1 - 0.16 * Math.sin(Math.PI * at)),
    ash,
  );
};
