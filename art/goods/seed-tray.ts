import { stroke } from "#brush.ts";
import { polygon, times, type Point } from "#geometry.ts";
import { colours, tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { shade, straight } from "./model.ts";
import { seedling } from "./seedling.ts";
import { patch, viewed, type Look, type Place, type View } from "./space.ts";

const plastic = tone("#4B5B5A", "#2E3B3C", "#7F908C", "#98A7A2", "#1B2526");

/** A tray with 24 cells and, if wanted, its clear lid; in centimetres, 38 by 24. */
export const seedTray = (sheet: Sheet, look: Look, lid = true, grown = seedling) => {
  const view = viewed(look);
  const shadow: Place[] = [
    [-18, 0, 12],
    [19, 0, 12],
    [25, 0, 6],
    [25, 0, -10],
    [10, 0, -12],
  ];
  patch(sheet, view, shadow, "#4A3322", 'opacity=".28"');
  const [w, d] = [19, 12];
  patch(
    sheet,
    view,
    [
      [-w, 5.5, -d],
      [w, 5.5, -d],
      [w, 5.5, d],
      [-w, 5.5, d],
    ],
    plastic.deep,
  );
  for (const row of [0, 1, 2, 3])
    for (const column of times(6, (index) => index)) {
      const [x, z] = [-15.2 + column * 6.08, -9 + row * 6];
      patch(
        sheet,
        view,
        [
          [x - 2.6, 5.3, z - 2.5],
          [x + 2.6, 5.3, z - 2.5],
          [x + 2.6, 5.3, z + 2.5],
          [x - 2.6, 5.3, z + 2.5],
        ],
        plastic.dark,
      );
      patch(
        sheet,
        view,
        [
          [x - 2.3, 4.9, z - 2.1],
          [x + 2.3, 4.9, z - 2.1],
          [x + 2.5, 4.7, z + 2.4],
          [x - 2.5, 4.7, z + 2.4],
        ],
        colours.soil,
      );
      times(5, () => view([x + sheet.between(-1.8, 1.8), 4.9, z + sheet.between(-1.6, 1.8)])).forEach(
        (place) => sheet.dot(place, sheet.between(2, 4.5), colours.soilLight, 'opacity=".8"'),
      );
      if (sheet.random() < 0.93)
        grown(sheet, view([x, 4.8, z]), look.scale * sheet.between(5, 6.6), sheet.random() < 0.6);
    }
  walls(sheet, view, w, d);
  if (lid) dome(sheet, view, w, d);
};

const walls = (sheet: Sheet, view: View, w: number, d: number) => {
  const quad = (places: readonly Place[], colour: string, far: number) => {
    const corners = places.map(view);
    const outline = polygon(corners);
    sheet.fill(outline, colour);
    shade(sheet, outline, plastic.deep, [corners[0] as Point, corners[2] as Point], far);
    return outline;
  };
  quad(
    [
      [w, 5.6, d],
      [w, 5.6, -d],
      [w - 1.6, 0, -d + 1.6],
      [w - 1.6, 0, d - 1.6],
    ],
    plastic.dark,
    0.6,
  );
  const front = quad(
    [
      [-w, 5.6, d],
      [w, 5.6, d],
      [w - 1.6, 0, d - 1.6],
      [-w + 1.6, 0, d - 1.6],
    ],
    plastic.base,
    0.7,
  );
  const light = sheet.linear(view([-w, 3, d]), view([w * 0.1, 3, d]), [
    [0, plastic.light, 0.8],
    [1, plastic.light, 0],
  ]);
  sheet.stipple(front, light);
  for (const x of times(7, (index) => -15 + index * 5))
    stroke(sheet, straight(view([x, 4.6, d - 0.2]), view([x * 0.93, 0.6, d - 1.4]), 3), plastic.dark, {
      from: 7,
      to: 5,
      attributes: 'opacity=".7"',
    });
  const rim = (a: Place, b: Place, colour: string) =>
    stroke(sheet, straight(view(a), view(b), 4), colour, { from: 15, to: 15, uneven: 0.03 });
  rim([w + 0.4, 5.6, d + 0.4], [w + 0.4, 5.6, -d], plastic.base);
  rim([-w - 0.5, 5.6, d + 0.5], [w + 0.5, 5.6, d + 0.5], plastic.light);
};

/** Clear plastic shows by its edges and by what it mirrors. */
const dome = (sheet: Sheet, view: View, w: number, d: number) => {
  const [low, high, inset] = [6.4, 17, 2.2];
  const base = (
    [
      [-w, -d],
      [w, -d],
      [w, d],
      [-w, d],
    ] as const
  ).map(([x, z]) => view([x, low, z]));
  const top = (
    [
      [-w, -d],
      [w, -d],
      [w, d],
      [-w, d],
    ] as const
  ).map(([x, z]) => view([x - Math.sign(x) * inset, high, z - Math.sign(z) * inset]));
  const at = (list: readonly Point[], index: number) => list[index % 4] as Point;
  const glass = (index: number, opacity: number) =>
    sheet.fill(
      polygon([at(base, index), at(base, index + 1), at(top, index + 1), at(top, index)]),
      "#F4FBF6",
      `opacity="${opacity}"`,
    );
  glass(2, 0.17);
  glass(1, 0.1);
  sheet.fill(polygon(top), "#F4FBF6", 'opacity=".34"');
  const [a, b, c, e] = [at(base, 3), at(base, 2), at(top, 2), at(top, 3)];
  const mirror = (from: number, to: number) =>
    sheet.fill(
      polygon([
        [a[0] + (b[0] - a[0]) * from, a[1] + (b[1] - a[1]) * from],
        [a[0] + (b[0] - a[0]) * to, a[1] + (b[1] - a[1]) * to],
        [e[0] + (c[0] - e[0]) * (to + 0.12), e[1] + (c[1] - e[1]) * (to + 0.12)],
        [e[0] + (c[0] - e[0]) * (from + 0.12), e[1] + (c[1] - e[1]) * (from + 0.12)],
      ]),
      "#FFFFFF",
      'opacity=".22"',
    );
  mirror(0.06, 0.2);
  mirror(0.24, 0.29);
  const edge = (from: Point, to: Point, width: number, opacity = 0.85) =>
    stroke(sheet, straight(from, to, 5), "#FFFFFF", {
      from: width,
      to: width,
      attributes: `opacity="${opacity}"`,
    });
  for (const index of [0, 1, 2, 3]) edge(at(top, index), at(top, index + 1), index === 2 ? 8 : 5);
  for (const index of [1, 2, 3]) edge(at(base, index), at(top, index), 6);
  edge(at(base, 3), at(base, 2), 9);
  edge(at(base, 2), at(base, 1), 7, 0.6);
  for (const x of [-8.5, 8.5]) vent(sheet, view, [x, high, 0]);
};

const vent = (sheet: Sheet, view: View, [x, y, z]: Place) => {
  const disc = (radius: number, up: number) =>
    polygon(
      times(24, (index) => (index / 24) * 2 * Math.PI).map((turn) =>
        view([x + Math.cos(turn) * radius, y + up, z + Math.sin(turn) * radius]),
      ),
    );
  sheet.fill(disc(2.6, 0), plastic.base);
  sheet.fill(disc(2.5, 0.5), plastic.light);
  sheet.fill(disc(1.9, 0.6), plastic.base);
  stroke(sheet, straight(view([x - 2, y + 1.2, z]), view([x + 2, y + 1.2, z]), 2), plastic.light, {
    from: 8,
    to: 8,
  });
};
