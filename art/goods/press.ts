import { flatBlade } from "#blade.ts";
import { stem, stroke } from "#brush.ts";
import { bezier, points, smooth, spine, times, type Point } from "#geometry.ts";
import { castShadow } from "#ground.ts";
import { leaf, profiles } from "#leaf.ts";
import { hue } from "#grammar/colour.ts";
import { green, greenAt, tone } from "#palette.ts";
import { petal } from "#petal.ts";
import type { Sheet } from "#sheet.ts";
import { cornflowerHead } from "#species/flower-seeds/cornflower-seeds.ts";
import { modelled, rod, straight } from "./model.ts";
import { cuboid, viewed, type Look, type View } from "./space.ts";
import { beech, steel } from "./timber.ts";

/** A press in centimetres, 22 by 22, as thick as it is filled; `onLid` draws on the upper board. */
export const flowerPress = (sheet: Sheet, look: Look, onLid: (view: View) => void) => {
  const view = viewed(look);
  const [x, y] = view([2, 0, 0]);
  castShadow(sheet, x + look.scale, y + 2 * look.scale, 19 * look.scale, 8 * look.scale, 0.5);
  cuboid(sheet, view, [-11, 0, -11], [11, 1.6, 11], beech, { lines: 3 });
  times(15, (index) => 1.6 + index * 0.3).forEach((low, index) => {
    const paper =
      index % 3 === 1 ? tone("#B99A6C", "#8C6D42", "#D6BC92") : tone("#EFE6D0", "#C3B491", "#FBF6E8");
    const shift = sheet.between(-0.15, 0.15);
    cuboid(sheet, view, [-9.6 + shift, low, -9.6], [9.6 + shift, low + 0.27, 9.6 + shift], paper, {
      lines: 0,
      grainy: false,
    });
  });
  for (const [px, pz] of [
    [-9.9, -9.9],
    [9.9, -9.9],
    [-9.9, 9.9],
    [9.9, 9.9],
  ] as const)
    rod(sheet, straight(view([px, 1.6, pz]), view([px, 6.2, pz]), 4), look.scale * 0.7, steel);
  cuboid(sheet, view, [-11, 6.1, -11], [11, 7.7, 11], beech, { lines: 7 });
  onLid(view);
  for (const [index, [px, pz]] of (
    [
      [-9.6, -9.6],
      [9.6, -9.6],
      [-9.6, 9.6],
      [9.6, 9.6],
    ] as const
  ).entries())
    wingNut(sheet, view([px, 7.7, pz]), look.scale, [24, -18, -30, 12][index] as number);
};

const wingNut = (sheet: Sheet, [x, y]: Point, unit: number, turn: number) => {
  sheet.add(
    `<ellipse cx="${x + 4}" cy="${y + 3}" rx="${unit * 1.3}" ry="${unit * 0.7}" fill="#5A3A20" opacity=".4"/>`,
  );
  sheet.add(`<ellipse cx="${x}" cy="${y}" rx="${unit * 1}" ry="${unit * 0.52}" fill="${steel.dark}"/>`);
  rod(sheet, straight([x, y], [x, y - unit * 1.9], 3), unit * 0.55, steel);
  sheet.group(`transform="translate(${x} ${y - unit * 0.6}) rotate(${turn * 0.3})"`, () => {
    for (const way of [-1, 1]) {
      const wing = smooth(
        points("0 6, 8 -8, 26 -26, 40 -30, 46 -20, 38 -4, 22 8, 6 14").map(([px, py]): Point => [
          (px * way * unit) / 22,
          (py * unit) / 22,
        ]),
      );
      modelled(sheet, wing, steel, [
        [-unit * 1.4, -unit],
        [unit * 1.5, unit * 0.4],
      ]);
    }
    modelled(
      sheet,
      `M${-unit * 0.5} ${-unit * 0.5}H${unit * 0.5}L${unit * 0.62} ${unit * 0.6}H${-unit * 0.62}Z`,
      steel,
      [
        [-unit * 0.6, 0],
        [unit * 0.6, 0],
      ],
    );
  });
};

/** A pressed poppy on its stalk, flat and a little faded; head at the origin. */
export const pressedPoppy = (sheet: Sheet, size: number) => {
  const red = tone("#CC5338", "#963420", "#E88C6C", "#F0A98C", "#6E2114");
  stem(
    sheet,
    bezier([0, 20 * size], [10, 120 * size], [-30 * size, 220 * size], [-10 * size, 330 * size], 16),
    7 * size,
    5 * size,
    { base: "#7D8A55", dark: "#5A6738" },
  );
  for (const turn of [-50, 52, -128, 130, 0])
    petal(sheet, spine([0, 0], turn, 100 * size, 0, 10), {
      tone: red,
      width: 1.1,
      widest: 0.62,
      pointed: 0.1,
      veins: 7,
    });
  sheet.dot([0, 0], 22 * size, "#2F2A22");
  times(16, (index) => index * 22.5).forEach((turn) =>
    stroke(sheet, spine([0, 0], turn, 36 * size, 0, 3), "#2F2A22", { from: 3 * size, to: 2 * size }),
  );
  sheet.dot([0, 0], 12 * size, "#8A9A62");
};

const flat = cornflowerHead({
  outer: hue("#5B73B4", "#31437C", "#9FB0DA"),
  inner: hue("#66589E", "#3A2F6E", "#988CC6"),
  heart: "#3C4A8C",
  rise: [
    [6, 3],
    [12, 8],
  ],
});

/** A pressed cornflower, a little faded; head at the origin. */
export const pressedCornflower = (sheet: Sheet, size: number) => {
  stem(
    sheet,
    bezier([0, 20 * size], [-10, 100 * size], [24 * size, 200 * size], [10 * size, 300 * size], 14),
    6 * size,
    4 * size,
    { base: "#8A9470", dark: "#636E4C" },
  );
  for (const [at, way] of [
    [130, -1],
    [190, 1],
  ] as const)
    leaf(sheet, flatBlade(spine([at === 130 ? 2 : 14, at * size], way * 40, 110 * size, -way * 20, 10)), {
      tone: green(4),
      profile: profiles.lance(0.16),
      veins: 0,
    });
  flat(sheet, { at: [0, 0], heading: 0, nod: 0, size: 78 * size, near: 0.8 });
};

export const fernSprig = (sheet: Sheet, size: number) => {
  const line = spine([0, 120 * size], 6, 240 * size, -14, 14);
  stroke(sheet, line, greenAt(3), { from: 5 * size, to: 2 });
  times(9, (index) => (index + 1) / 10).forEach((at) => {
    const [x, y] = line[Math.round(at * 14)] as Point;
    for (const way of [-1, 1])
      leaf(sheet, flatBlade(spine([x, y], way * 58, 74 * size * (1.15 - at), -way * 18, 8)), {
        tone: green(3),
        profile: profiles.lance(0.34),
        veins: 0,
        edge: false,
      });
  });
};
