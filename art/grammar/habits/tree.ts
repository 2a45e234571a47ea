import { stem, stroke } from "#brush.ts";
import { bezier, cos, lerp, max, min, PI, pow, sin, spine, times, type Line, type Point } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { hue } from "#grammar/colour.ts";
import { shadeLayer, type Plant, type Stalk } from "#grammar/plant.ts";
import { drawHead, shoot, type Head, type Leafing } from "./shoots.ts";

export const barks = {
  brown: hue("#8B6B4C", "#4B3527", "#C4A27A"),
  grey: hue("#93866F", "#544A3D", "#C9BEA2"),
  green: hue("#6F8150", "#3C4A2E", "#AEB983"),
  red: hue("#7A4A3A", "#402420", "#B98468"),
} satisfies Record<string, Tone>;

export type Tree = {
  /** From the soil to where the branches fork, and how thick. */
  trunk: { height: number; width: number; bark: Tone; bend?: number; stems?: number };
  /** The crown's half width and half height; where its middle is over the fork. */
  crown: { width: number; height: number; middle?: number; shape?: "ball" | "cone" | "open" };
  twig: Leafing & { long: readonly [number, number]; stalk: Stalk; heads?: readonly Head[] };
  /** Twigs in each layer from the back to the front. */
  layers: readonly number[];
  /** Flowers and fruits at places in the crown (-1 to 1 across and up). */
  hang?: readonly { head: Head; places: readonly Point[] }[];
  shade?: string;
  /** Twigs droop by this many degrees. */
  weep?: number;
  /** Twigs point up rather than out: 0 out, 1 up. */
  upright?: number;
  /** Twigs over the crown's middle, where those that point outwards leave a hole. */
  filled?: number;
};

/** A trunk with a crown of twigs, dark within and lit from the upper left. */
export const tree =
  (form: Tree): Plant =>
  (sheet, crown) => {
    const { trunk, layers, shade = "#0C2320" } = form;
    const middle: Point = [
      crown.x + (trunk.bend ?? 0),
      crown.y - trunk.height - (form.crown.middle ?? form.crown.height * 0.6),
    ];
    drawTrunk(sheet, [crown.x, crown.y + 6], form, middle);
    const { width, height } = form.crown;
    layers.forEach((count, layer) => {
      const t = layers.length > 1 ? layer / (layers.length - 1) : 1;
      const outlines = times(count, (index) =>
        drawTwig(sheet, form, middle, (index / count) * 2 * PI + layer * 0.7, t, layer),
      ).flat();
      if (t < 0.9)
        shadeLayer(sheet, outlines, {
          from: [middle[0] - width, middle[1] - height],
          to: [middle[0] + width * 0.5, middle[1] + height],
          colour: shade,
          strength: lerp(0.8, 0.35, t),
        });
      if (layer === layers.length - 2 || layers.length === 1) hang(sheet, form, middle, 0);
    });
    fillMiddle(sheet, form, middle);
    hang(sheet, form, middle, 1);
  };

const fillMiddle = (sheet: Sheet, { crown: { width, height }, twig, filled = 0 }: Tree, [x, y]: Point) =>
  times(filled, (index) => {
    const [turn, out] = [index * 2.4, Math.sqrt((index + 0.5) / filled) * 0.4];
    const from: Point = [x + cos(turn) * width * out, y + sin(turn) * height * out + 20];
    const line = spine(from, sheet.between(-70, 70), sheet.between(...twig.long), sheet.between(-20, 20), 10);
    shoot(sheet, line, min(1, 0.5 - cos(turn) * 0.2 - sin(turn) * 0.2 + sheet.between(-0.1, 0.1)), twig);
  });

const drawTwig = (sheet: Sheet, form: Tree, [x, y]: Point, angle: number, t: number, layer: number) => {
  const {
    crown: { width, height, shape = "ball" },
    twig,
    weep = 0,
    upright = 0,
  } = form;
  const share =
    layer === 0
      ? sheet.between(0.1, 0.9)
      : pow(sheet.between(0.01, 1), lerp(0.5, 0.8, t)) * lerp(0.86, 0.7, t);
  const narrow = shape === "cone" ? lerp(1, 0.3, (1 - sin(angle) * share) / 2) : 1;
  const from: Point = [x + cos(angle) * width * share * narrow, y + sin(angle) * height * share];
  const lit = (-cos(angle) - sin(angle)) * 0.16;
  const outward = (Math.atan2(cos(angle) * width, -sin(angle) * height) * 180) / PI;
  const heading = lerp(outward, outward * 0.25, upright) + sheet.between(-24, 24);
  const line = spine(
    from,
    heading,
    sheet.between(...twig.long),
    sheet.between(-22, 22) + (outward > 0 ? weep : -weep),
    10,
  );
  return shoot(sheet, line, min(1, max(0, lerp(0.08, 0.8, t) + lit)), twig);
};

const drawTrunk = (sheet: Sheet, foot: Point, form: Tree, middle: Point) => {
  const {
    trunk: { height, width, bark, stems = 1 },
    crown,
  } = form;
  times(stems, (index) => {
    const across = stems === 1 ? 0 : (index / (stems - 1)) * 2 - 1;
    const start: Point = [foot[0] + across * width * 0.9, foot[1]];
    const fork: Point = [lerp(foot[0], middle[0], 0.8) + across * crown.width * 0.35, foot[1] - height];
    const line = bezier(
      start,
      [start[0] + 8, lerp(start[1], fork[1], 0.35)],
      [fork[0] - 12, lerp(start[1], fork[1], 0.7)],
      fork,
      14,
    );
    const thick = (at: number) => (width / Math.sqrt(stems)) * (lerp(1, 0.72, at) + max(0, 0.12 - at) * 3.2);
    for (const [dx, dy] of [
      [-0.5, -0.2],
      [0.55, -0.3],
      [-0.15, -0.6],
      [0.25, -0.7],
    ] as const)
      stem(
        sheet,
        bezier(
          [fork[0], fork[1] + 20],
          [fork[0] + 2, fork[1] - 30],
          [middle[0] + dx * crown.width * 0.5, middle[1] + crown.height * 0.3],
          [middle[0] + dx * crown.width, middle[1] + dy * crown.height],
          10,
        ),
        (width * 0.5) / Math.sqrt(stems),
        width * 0.14,
        bark,
      );
    stroke(sheet, line, bark.base, { from: thick, uneven: 0.05 });
    furrows(sheet, line, thick, bark);
  });
};

/** Light to the left, shade to the right, fine cracks along. */
export const furrows = (sheet: Sheet, line: Line, thick: (at: number) => number, bark: Tone) => {
  for (const offset of [-0.36, -0.16, 0.04, 0.22, 0.36]) {
    const crack = line.map(([x, y], index): Point => [
      x + offset * thick(index / (line.length - 1)) + sheet.between(-1.5, 1.5),
      y,
    ]);
    stroke(sheet, crack, offset < -0.3 ? bark.light : bark.dark, {
      from: offset > 0.2 ? thick(0.5) * 0.24 : 4,
      to: offset > 0.2 ? thick(1) * 0.2 : 2,
      uneven: 0.35,
      attributes: 'opacity=".7"',
    });
  }
};

const hang = (sheet: Sheet, form: Tree, [x, y]: Point, part: number) => {
  for (const { head, places } of form.hang ?? [])
    places.forEach((place, index) => {
      if ((index % 4 === 0 ? 0 : 1) !== part) return;
      const at: Point = [x + place[0] * form.crown.width, y - place[1] * form.crown.height];
      drawHead(sheet, [[at[0], at[1] + 1], at], 0.7, { ...head, nod: head.nod ?? 30 });
    });
};
