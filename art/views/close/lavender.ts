import { flatBlade } from "#blade.ts";
import { stem, stroke } from "#brush.ts";
import { along, cos, lerp, PI, sin, spine, times, type Line, type Point } from "#geometry.ts";
import { hue, mixed } from "#grammar/colour.ts";
import { faceOf, petalOn, tube } from "#grammar/bloom.ts";
import { shape } from "#grammar/shapes.ts";
import { leaf, profiles } from "#leaf.ts";
import { tone } from "#palette.ts";
import type { Draw, Sheet } from "#sheet.ts";

const calyx = hue("#5B4A8E", "#2E2458", "#9C8CC8");
const corolla = hue("#7A67B8", "#43347E", "#BFB0E2");
const grey = tone("#8AA58C", "#5E7F6B", "#BFCFB4", "#D5DFC6", "#3F5E4C");

/** A ribbed calyx; on open ones two lobes of a corolla over three. */
const floret = (sheet: Sheet, at: Point, heading: number, size: number, near: number, opened: boolean) => {
  const dim = (one: typeof calyx) => ({ ...one, base: mixed(one.dark, one.base, 0.35 + near * 0.65) });
  tube(
    sheet,
    { at, heading, nod: 90, size, near },
    [
      [0, 0.1],
      [0.2, 0.2],
      [0.6, 0.24],
      [0.95, 0.2],
      [1.02, 0.1],
    ],
    dim(calyx),
    near > 0.5,
  );
  const turn = (heading * PI) / 180;
  const place = (a: number, b: number): Point => [
    at[0] + size * (a * cos(turn) + b * sin(turn)),
    at[1] + size * (a * sin(turn) - b * cos(turn)),
  ];
  for (const a of [-0.12, -0.02, 0.08, 0.15])
    stroke(sheet, [place(a * 0.6, 0.08), place(a, 0.5), place(a * 0.8, 0.96)], calyx.light, {
      from: size * 0.018,
      to: 1,
      attributes: 'opacity=".55"',
    });
  if (!opened) return;
  const face = faceOf({ at: place(0, 1), heading, nod: 46, size: size * 0.74, near });
  for (const angle of [-150, 150, 180, -38, 38])
    petalOn(
      sheet,
      face,
      { angle, length: Math.abs(angle) < 90 ? 0.9 : 0.62, rise: (y) => [y * 0.85, 0.25 * y] },
      {
        outline: shape("round", Math.abs(angle) < 90 ? 0.86 : 0.8),
        tone: dim(corolla),
        veins: 2,
        fine: near > 0.6 && size > 60,
        heart: "#3B2C78",
        heartReach: 0.5,
      },
    );
  const [x, y] = face.at(0, 0.05, 0.1);
  sheet.dot([x, y], size * 0.05, "#2A1E52");
  sheet.dot([x - 1, y - 2], size * 0.025, "#F0D77A");
};

/** One flowering stem from so near that each flower stands in its whorl, with the small bract below. */
export const closeSpike =
  (line: Line, size: number, near: number): Draw =>
  (sheet) => {
    stem(sheet, line, size * 0.26, size * 0.18, { base: mixed("#6E8F63", "#B7C79A", near), dark: "#46664A" });
    const whorls = [0.3, 0.52, 0.63, 0.725, 0.805, 0.87, 0.92, 0.96, 0.995];
    whorls.forEach((at, index) => {
      const { point, heading } = along(line, at);
      const scale = size * lerp(index === 0 ? 0.8 : 1, 0.5, index / (whorls.length - 1));
      for (const way of [-1, 1])
        leaf(sheet, flatBlade(spine(point, heading + way * 80, scale * 0.55, -way * 40, 8)), {
          profile: profiles.ovate(0.6),
          tone: tone("#7A6A5E", "#4E4048", "#A89A8A"),
          veins: 4,
        });
      [-88, 88, -62, 62, -36, 36, -12, 14].forEach((aside, flower) => {
        const away = Math.abs(aside) / 90;
        const from: Point = [
          point[0] + sin((aside * PI) / 180) * scale * 0.2,
          point[1] + sheet.between(-4, 4) + (1 - away) * scale * 0.16,
        ];
        const opened = (index * 5 + flower * 3) % 8 < 3 && index > 0 && index < 8;
        floret(
          sheet,
          from,
          heading + aside * 0.56 + sheet.between(-6, 6),
          scale * sheet.between(0.9, 1.08),
          near * (1 - away * 0.45),
          opened,
        );
      });
    });
  };

/** Narrow leaves with rolled edges, grey with fine hair. */
export const closeShoot =
  (line: Line, length: number, pairs = 6): Draw =>
  (sheet) => {
    stem(sheet, line, length * 0.09, length * 0.05, grey);
    times(pairs, (index) => index / (pairs - 1)).forEach((share) => {
      const { point, heading } = along(line, 0.06 + 0.92 * share);
      for (const way of [-1, 1])
        leaf(
          sheet,
          flatBlade(
            spine(point, heading + way * lerp(56, 20, share), length * lerp(1, 0.6, share), -way * 18, 12),
          ),
          {
            profile: profiles.lance(0.13),
            tone: grey,
            veins: 0,
            veinWidth: 0.6,
            lit: 0.8,
          },
        );
    });
  };
