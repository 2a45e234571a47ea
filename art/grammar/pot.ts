import { decors } from "./decor.ts";
import { stroke } from "#brush.ts";
import { lerp, spine, type Point } from "#geometry.ts";
import { castShadow } from "#ground.ts";
import { ellipse } from "#lathe.ts";
import { colours, tones } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { vessel, type VesselOptions, type Wall } from "#vessel.ts";

export type Pot = {
  profile: VesselOptions["profile"];
  tone: keyof typeof tones;
  width: number;
  height: number;
  x?: number;
  foot?: number;
  fill?: VesselOptions["fill"];
  decor?: keyof typeof decors;
  /** A second colour for the decor. */
  accent?: string;
  /** How far one sees into it. */
  tilt?: number;
  stand?: "legs" | "saucer" | "stool";
  /** From cords, in front of the wall. */
  hung?: boolean;
};

/** What a plant needs to know of its pot: the soil's middle and half its width. */
export type Crown = { x: number; y: number; lip: number; tilt?: number };

export const pot = (
  sheet: Sheet,
  { x = 600, foot = 1085, decor, accent, stand, hung = false, ...shape }: Pot,
) => {
  const tone = tones[shape.tone];
  const painted = accent ? { ...tone, light: accent } : tone;
  const raised = stand === "legs" ? 75 : stand === "stool" ? 200 : stand === "saucer" ? 12 : 0;
  if (stand === "legs") legs(sheet, x, foot, shape.width);
  if (stand === "stool") stool(sheet, x, foot, shape.width);
  if (stand === "saucer") {
    castShadow(sheet, x, foot + 4, shape.width * 0.8, 34);
    ellipse(sheet, x, foot - 4, shape.width * 0.46, shape.width * 0.075, tone.dark);
    ellipse(sheet, x, foot - 12, shape.width * 0.46, shape.width * 0.07, tone.base);
    ellipse(sheet, x, foot - 12, shape.width * 0.4, shape.width * 0.052, tone.deep);
  }
  const body = vessel(sheet, {
    ...shape,
    tone,
    x,
    foot: foot - raised,
    shadow: !stand && !hung,
    ...(decor ? { paint: (wall: Wall) => decors[decor](sheet, wall, painted) } : {}),
  });
  const cords = () => {
    const top: Point = [x, 88];
    for (const way of [-1, 1]) {
      const knot: Point = [x + way * body.lip * 0.98, body.top];
      stroke(sheet, [top, [lerp(x, knot[0], 0.5), lerp(88, knot[1], 0.5)], knot], colours.woodDark, {
        from: 6,
        to: 6,
      });
      stroke(
        sheet,
        [top, [lerp(x, knot[0], 0.5), lerp(88, knot[1], 0.5)], knot].map(([px, py]): Point => [px - 1.5, py]),
        colours.bone,
        { from: 3, to: 3 },
      );
      sheet.dot(knot, 9, colours.woodDark);
    }
    sheet.dot(top, 13, colours.brassDark);
    sheet.dot([x - 3, 85], 8, colours.brass);
  };
  if (hung) cords();
  return {
    crown: { x, y: body.top + 8, lip: body.lip, tilt: shape.tilt ?? 0.13 } satisfies Crown,
    front: body.front,
  };
};

const legs = (sheet: Sheet, x: number, foot: number, width: number) => {
  castShadow(sheet, x, foot, width * 0.62, 30);
  for (const way of [-1, 1]) {
    const top: Point = [x + way * width * 0.32, foot - 110];
    stroke(sheet, spine(top, 180 - way * 6, 112, 0, 4), colours.woodDark, { from: 30, to: 19, uneven: 0.02 });
    stroke(sheet, spine([top[0] - 6, top[1]], 180 - way * 6, 109, 0, 4), colours.wood, {
      from: 12,
      to: 8,
      uneven: 0.02,
    });
  }
};

const stool = (sheet: Sheet, x: number, foot: number, width: number) => {
  castShadow(sheet, x, foot, width * 0.75, 34);
  for (const [offset, lean] of [
    [0, 0],
    [-0.33, 8],
    [0.33, -8],
  ] as const) {
    const top: Point = [x + offset * width, foot - 198];
    stroke(sheet, spine(top, 180 + lean, 198, 0, 4), colours.woodDark, { from: 28, to: 19, uneven: 0.02 });
    stroke(sheet, spine([top[0] - 6, top[1]], 180 + lean, 194, 0, 4), colours.wood, {
      from: 11,
      to: 8,
      uneven: 0.02,
    });
  }
  ellipse(sheet, x, foot - 184, width * 0.56, width * 0.085, colours.woodDark);
  ellipse(sheet, x, foot - 198, width * 0.56, width * 0.085, colours.woodLight);
};
