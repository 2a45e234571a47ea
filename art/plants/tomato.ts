import { flatBlade } from "#blade.ts";
import { stem } from "#brush.ts";
import { abs, along, bezier, lerp, ring, smooth, spine, type Line, type Point } from "#geometry.ts";
import { leaf, leaflet, profiles, type Profile } from "#leaf.ts";
import { floret } from "#petal.ts";
import { colours, green, greenAt, tone, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

export const ripeness = {
  ripe: tone("#CE4A2E", "#93291D", "#F08A5D"),
  turning: tone("#E0873B", "#A94F22", "#F5C77E"),
  green: tone("#8FAA5C", "#54773F", "#CFDB99"),
};

export const tomatoFruit = (sheet: Sheet, [x, y]: Point, radius: number, skin: Tone) => {
  const outline = smooth(
    ring([x, y], radius, 12).map(([px, py]): Point => [
      x + (px - x) * 1.08 * (1 + sheet.between(-0.015, 0.015)),
      y + (py - y) * (py < y - radius * 0.7 ? 0.9 : 0.97),
    ]),
  );
  sheet.fill(outline, greenAt(0), 'transform="translate(4 6)" opacity=".4"');
  sheet.fill(outline, skin.base);
  sheet.within(outline, () => {
    const shade = sheet.radial([x - radius * 0.35, y - radius * 0.4], radius * 1.75, [
      [0, skin.dark, 0],
      [0.42, skin.dark, 0],
      [1, skin.dark, 1],
    ]);
    const glow = sheet.radial([x - radius * 0.42, y - radius * 0.36], radius * 0.75, [
      [0, skin.light, 0.95],
      [0.35, skin.light, 0.7],
      [1, skin.light, 0],
    ]);
    sheet.stipple(outline, shade);
    sheet.stipple(outline, glow);
    const gleam = [
      [-0.62, -0.22],
      [-0.46, -0.52],
      [-0.3, -0.6],
      [-0.44, -0.4],
    ] as const;
    sheet.fill(
      smooth(gleam.map(([gx, gy]): Point => [x + gx * radius, y + gy * radius])),
      "#FFF3DC",
      'opacity=".8"',
    );
  });
  for (let index = 0; index < 6; index++) {
    const heading = index * 60 + 20 + sheet.between(-12, 12);
    const sepal = spine(
      [x, y - radius * 0.84],
      heading,
      radius * (abs((heading % 360) - 180) < 70 ? 0.5 : 0.62),
      sheet.between(-30, 30),
      8,
    );
    leaflet(sheet, flatBlade(sepal), {
      profile: profiles.lance(0.26),
      tone: green(index % 2 ? 3 : 2),
    });
  }
};

/** As of a potato: few leaflets, broad and with whole edges, the last one much the largest. */
export const tomatoLeaf = (sheet: Sheet, line: Line, length: number, depth: number) => {
  const broad = { profile: profiles.broad(0.66), tone: green(depth), steps: 18, sweep: 0.34 };
  stem(sheet, line, 6, 3, { base: greenAt(3), dark: greenAt(1) });
  for (const [at, size] of [
    [0.26, 0.36],
    [0.56, 0.54],
  ] as const) {
    for (const way of [-1, 1]) {
      const { point, heading } = along(line, at + sheet.between(-0.03, 0.03));
      const side = spine(
        point,
        heading + way * 58 + sheet.between(-8, 8),
        length * size * sheet.between(0.92, 1.08),
        -way * 24,
        14,
      );
      leaf(sheet, flatBlade(side, sheet.between(0.86, 1.04), sheet.between(0.86, 1.04)), {
        ...broad,
        veins: 5,
      });
    }
  }
  const { point, heading } = along(line, 0.78);
  leaf(sheet, flatBlade(spine(point, heading, length * 0.8, 12, 14), 0.96, 1.04), { ...broad, veins: 6 });
};

/** Two narrow seed leaves; above them the first true ones, broad and entire like the grown plant's. */
export const tomatoSeedling = (sheet: Sheet, [x, y]: Point, size: number, eager = true) => {
  const lean = sheet.between(-7, 7);
  const line = spine([x, y], lean, size * 0.7, lean, 8);
  stem(sheet, line, size * 0.08, size * 0.06, { base: greenAt(5), dark: greenAt(4) });
  const leafOn = (at: number, heading: number, length: number, bend: number, wide: Profile, depth: number) =>
    leaflet(sheet, flatBlade(spine(along(line, at).point, heading + lean, length, bend, 8)), {
      tone: green(depth),
      profile: wide,
    });
  for (const way of [-1, 1]) leafOn(0.62, way * 66, size * 0.42, way * 34, profiles.lance(0.3), 4);
  const young = eager ? 0.5 : 0.34;
  for (const way of [-1, 1])
    leafOn(1, way * 40, size * young * 1.1, way * 26, profiles.broad(0.66), way < 0 ? 3 : 2);
  leafOn(1, lean, size * young * 0.6, 8, profiles.broad(0.6), 4);
};

export const tomatoFlower = (sheet: Sheet, [x, y]: Point) => {
  const yellow = tone("#EFC44A", "#CF962B", "#FBE6A0");
  for (let index = 0; index < 6; index++)
    floret(sheet, spine([x, y], index * 60 + sheet.between(-8, 8), 34, 20, 6), yellow, 0.34);
  sheet.dot([x, y], 7, "#C98A22");
};

type Hanging = readonly [at: number, x: number, y: number, radius: number, skin: Tone];

export const truss = (sheet: Sheet, from: Point, heading: number, fruits: readonly Hanging[]) => {
  const line = spine(from, heading, 170, heading > 0 ? 75 : -75, 16);
  stem(sheet, line, 8, 5, { base: greenAt(4), dark: greenAt(2) });
  for (const [at, dx, dy, radius, skin] of fruits) {
    const [x, y] = along(line, at).point;
    const stalk = bezier(
      [x, y],
      [x + dx * 0.3, y - 4],
      [x + dx, y + dy * 0.3],
      [x + dx, y + dy - radius * 0.8],
      8,
    );
    stem(sheet, stalk, 5, 5, green(3));
    tomatoFruit(sheet, [x + dx, y + dy], radius, skin);
  }
};

/** A cane-tied plant from its foot to its tip. */
export const tiedTo = (sheet: Sheet, cane: Line, knots: readonly Point[]) => {
  stem(sheet, cane, 15, 13, { base: colours.wood, dark: colours.woodDark });
  return () => {
    for (const [x, y] of knots) {
      const post = along(cane, 0.5).point[0];
      const loop = bezier([x - 20, y + 4], [x, y + 16], [lerp(x, post, 0.6), y + 12], [post + 14, y - 6], 8);
      stem(sheet, loop, 5, 5, { base: colours.terracotta, dark: colours.terracottaDark });
    }
  };
};
