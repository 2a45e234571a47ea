import { polygon, times } from "#geometry.ts";
import { colours } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { cuboid, dimmed, patch, viewed, type Look, type Place, type View } from "./space.ts";
import { board, larch } from "./timber.ts";

const [w, d, h] = [45, 17.5, 38];

/** A dovetailed trough, 90 centimetres long; `plants` grow between its back and its front. */
export const larchTrough = (sheet: Sheet, look: Look, plants: (view: View) => void) => {
  const view = viewed(look);
  patch(
    sheet,
    view,
    [
      [-44, 0, 17],
      [45, 0, 17.5],
      [60, 0, 6],
      [58, 0, -12],
      [30, 0, -18],
    ],
    "#4A3322",
    'opacity=".3"',
  );
  for (const x of [-38, 38])
    for (const z of [-12, 14])
      cuboid(sheet, view, [x - 4, 0, z - 3], [x + 4, 4, z + 3], dimmed(larch), { grainy: false });
  patch(
    sheet,
    view,
    [
      [-w, h, -d],
      [w, h, -d],
      [w, h, d],
      [-w, h, d],
    ],
    larch.deep,
  );
  board(
    sheet,
    [view([-w, h, -d]), view([w, h, -d]), view([w, h, -d + 2.4]), view([-w, h, -d + 2.4])],
    larch,
    0.4,
    3,
  );
  patch(
    sheet,
    view,
    [
      [-w + 2.4, h - 1, -d + 2.4],
      [w - 2.4, h - 1, -d + 2.4],
      [w - 2.4, h - 3, d],
      [-w + 2.4, h - 3, d],
    ],
    colours.soil,
  );
  times(120, () => view([sheet.between(-41, 41), h - 2, sheet.between(-13, 14)])).forEach((place) =>
    sheet.dot(place, sheet.between(2, 5), colours.soilLight, 'opacity=".6"'),
  );
  plants(view);
  const rows = 3;
  const each = (h - 4) / rows;
  times(rows, (index) => 4 + index * each).forEach((low) => {
    const high = low + each - 0.35;
    board(
      sheet,
      [view([w, high, d]), view([w, high, -d]), view([w, low, -d]), view([w, low, d])],
      dimmed(larch, 0.8),
      0.6,
      5,
    );
    board(
      sheet,
      [view([-w, high, d]), view([w, high, d]), view([w, low, d]), view([-w, low, d])],
      larch,
      0.5,
      6,
    );
    for (const part of [0.26, 0.76]) {
      const middle = low + each * part;
      for (const side of [-1, 1]) tail(sheet, view, side, middle);
      end(sheet, view, middle + each * 0.25);
    }
  });
  board(
    sheet,
    [view([-w, h, d - 2.4]), view([w, h, d - 2.4]), view([w, h, d]), view([-w, h, d])],
    { ...larch, base: larch.light },
    0.4,
    3,
  );
  board(
    sheet,
    [view([w - 2.4, h, -d]), view([w, h, -d]), view([w, h, d]), view([w - 2.4, h, d])],
    larch,
    0.5,
    0,
  );
  board(
    sheet,
    [view([-w, h, -d]), view([-w + 2.4, h, -d]), view([-w + 2.4, h, d]), view([-w, h, d])],
    { ...larch, base: larch.light },
    0.3,
    0,
  );
};

/** The end of a side board shows as a dovetail in the front. */
const tail = (sheet: Sheet, view: View, side: number, middle: number) => {
  const places: Place[] = [
    [side * w, middle + 2.5, d],
    [side * (w - 2.6), middle + 1.7, d],
    [side * (w - 2.6), middle - 1.7, d],
    [side * w, middle - 2.5, d],
  ];
  const outline = polygon(places.map(view));
  sheet.fill(outline, larch.dark);
  patch(
    sheet,
    view,
    places.map(([x, y, z]): Place => [x, (y - middle) * 0.78 + middle, z]),
    "#B57B45",
  );
};

const end = (sheet: Sheet, view: View, middle: number) =>
  patch(
    sheet,
    view,
    [
      [w, middle + 1.8, d],
      [w, middle + 1.8, d - 2.6],
      [w, middle - 1.8, d - 2.6],
      [w, middle - 1.8, d],
    ],
    larch.deep,
    'opacity=".55"',
  );
