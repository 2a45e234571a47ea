import { stem, stroke } from "#brush.ts";
import {
  along,
  cos,
  item,
  lengthOf,
  lerp,
  max,
  PI,
  pow,
  ring,
  sin,
  smooth,
  times,
  type Line,
  type Point,
} from "#geometry.ts";
import { greenery, mixed, type Tones } from "#grammar/colour.ts";
import { leafOf, type Marking } from "#grammar/leaf.ts";
import { all } from "#grammar/markings.ts";
import { scalloped, widthAt, type Outline } from "#grammar/shapes.ts";
import type { Draw, Sheet } from "#sheet.ts";

/** A pinna's right half, eared at its base on one side by another curve. */
const blade: Outline = [
  [0.03, 0],
  [0.1, 0.02],
  [0.118, 0.1],
  [0.112, 0.3],
  [0.1, 0.55],
  [0.075, 0.78],
  [0.035, 0.94],
  [0, 1],
];
const edge = scalloped(blade, 13, 0.011);

/** Veins that fork on their way to the edge. */
const forked: Marking = (sheet, leaf, form, tone) => {
  for (const way of [-1, 1])
    times(14, (index) => 0.03 + (index / 14) * 0.9).forEach((y) => {
      const out = widthAt(form.outline, y + 0.05) * 0.9;
      for (const up of [0.03, 0.075])
        stroke(
          sheet,
          [leaf.at([0, y]), leaf.at([way * out * 0.4, y + 0.02]), leaf.at([way * out, y + up])],
          tone.vein,
          { from: 2.2, to: 0.8, attributes: 'opacity=".5"' },
        );
    });
};

/** Round heaps of spores in a row along each edge, as on the underside. */
const sori: Marking = (sheet, leaf, form) => {
  for (const way of [-1, 1])
    times(13, (index) => 0.07 + (index / 13) * 0.84).forEach((y) => {
      const [x, py] = leaf.at([way * widthAt(form.outline, y) * 0.66, y]);
      const size = max(2, leaf.length * 0.017 * (1 - 0.4 * y));
      sheet.dot([x + 1, py + 2], size, "#3B2A1C", 'opacity=".55"');
      sheet.dot([x, py], size, "#8A5A34");
      sheet.dot([x - size * 0.3, py - size * 0.3], size * 0.4, "#C9935E");
    });
};

export type CloseFrond = {
  wide: number;
  near: number;
  tones?: Tones;
  spores?: boolean;
  from?: number;
  every?: number;
};

/** A frond so near that each pinna shows its ear, its scalloped edge and its forking veins. */
export const closeFrond =
  (
    line: Line,
    { wide, near, tones = greenery.plain, spores = false, from = 0, every = 0.135 }: CloseFrond,
  ): Draw =>
  (sheet) => {
    const pinna = leafOf({
      outline: edge,
      tones,
      flat: true,
      fine: true,
      sharp: true,
      veins: "midrib",
      gloss: spores ? 0.25 : 0.55,
      shade: 0.5,
      marking: spores ? all(forked, sori) : forked,
    });
    const count = Math.round(lengthOf(line) / (wide * every));
    times(count, (index) => lerp(from, 0.995, index / (count - 1))).forEach((share, index) => {
      const { point, heading } = along(line, share);
      const size = wide * pow(sin(PI * (0.34 + 0.64 * pow(share, 1.4))), 0.7) + 6;
      const way = index % 2 ? 1 : -1;
      const open = 80 - 36 * pow(share, 2.6);
      const turn = heading + way * open + sheet.between(-4, 4);
      ear(sheet, point, turn, way, size, tones(near).base, tones(near).deep);
      pinna(sheet, {
        from: point,
        heading: turn,
        length: size * sheet.between(0.94, 1.05),
        bend: -way * 14,
        near: near + sheet.between(-0.12, 0.12),
      });
    });
    stem(sheet, line, wide * 0.062, wide * 0.02, {
      base: mixed("#8A9A55", "#6B5A3A", spores ? 0.6 : 0.25),
      dark: "#4E4A2C",
    });
    times(30, () => sheet.random() * 0.8).forEach((at) => {
      const { point, heading } = along(line, at);
      const turn = ((heading + sheet.between(-80, 80)) * PI) / 180;
      stroke(
        sheet,
        [
          point,
          [point[0] + sin(turn) * 7, point[1] - cos(turn) * 7],
          [point[0] + sin(turn) * 15, point[1] - cos(turn) * 12],
        ],
        "#9A6B42",
        { from: 3, to: 0.6 },
      );
    });
  };

/** The ear at the upper side of a pinna's foot. */
const ear = (
  sheet: Sheet,
  [x, y]: Point,
  turn: number,
  way: number,
  size: number,
  colour: string,
  deep: string,
) => {
  const angle = ((turn - way * 62) * PI) / 180;
  const at: Point = [x + sin(angle) * size * 0.075, y - cos(angle) * size * 0.075];
  const outline = smooth(ring(at, size * 0.075, 8));
  sheet.fill(outline, deep, 'transform="translate(2 4)" opacity=".5"');
  sheet.fill(outline, colour);
};

/** A young frond still rolled up: scaly, with pinnae folded along its back. */
export const crozier =
  (foot: Line, radius: number, way: 1 | -1 = 1): Draw =>
  (sheet) => {
    const end = item(foot, foot.length - 1);
    const { tangent } = along(foot, 1);
    const start = Math.atan2(tangent[1], tangent[0]);
    const centre: Point = [end[0] - sin(start) * radius * way, end[1] + cos(start) * radius * way];
    const coil = times(46, (step): Point => {
      const t = step / 45;
      const turn = start - way * (PI / 2) + way * t * PI * 3.6;
      const reach = radius * pow(1 - t * 0.86, 1);
      return [centre[0] + cos(turn) * reach, centre[1] + sin(turn) * reach];
    });
    const line = [...foot, ...coil.slice(1)];
    const thick = (at: number) => radius * lerp(0.34, 0.2, at);
    times(34, (index) => lerp(0.3, 0.93, index / 33)).forEach((at) => {
      const { point, normal } = along(line, at);
      const bead: Point = [
        point[0] - normal[0] * thick(at) * 0.72 * way,
        point[1] - normal[1] * thick(at) * 0.72 * way,
      ];
      sheet.dot([bead[0] + 2, bead[1] + 3], radius * lerp(0.16, 0.07, at), "#23482F", 'opacity=".5"');
      sheet.dot(bead, radius * lerp(0.16, 0.07, at), "#8FB268");
    });
    stroke(sheet, line, "#5E8A4C", { from: thick, uneven: 0.02 });
    stroke(
      sheet,
      line.map(([x, y]): Point => [x - radius * 0.04, y - radius * 0.05]),
      "#A9C77C",
      { from: (at) => thick(at) * 0.42 },
    );
    times(60, () => sheet.between(0, 0.9)).forEach((at) => {
      const { point, normal } = along(line, at);
      const side = sheet.between(-0.6, 0.6) * thick(at);
      const from: Point = [point[0] + normal[0] * side, point[1] + normal[1] * side];
      stroke(
        sheet,
        [from, [from[0] + 4, from[1] - 6], [from[0] + sheet.between(-4, 12), from[1] - 15]],
        "#B98A58",
        { from: 3.4, to: 0.6 },
      );
    });
  };
