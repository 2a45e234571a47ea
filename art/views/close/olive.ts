import { stem } from "#brush.ts";
import { along, lerp, points, type Line } from "#geometry.ts";
import { hue, ladder } from "#grammar/colour.ts";
import { leafOf } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import { solid } from "#grammar/solid.ts";
import type { Draw } from "#sheet.ts";

const form = {
  outline: shape("lance", 0.2),
  fine: true,
  flat: true,
  count: 5,
  sweep: 0.9,
  veinWidth: 0.5,
  shade: 0.3,
} as const;
const above = leafOf({ ...form, tones: ladder("#34553F", "#54775A", "#8FAB82"), gloss: 0.7 });
const below = leafOf({
  ...form,
  tones: ladder("#A3B295", "#C6D0B6", "#E6EBDA"),
  veinColour: "#8FA284",
  gloss: 0.5,
});
const body = points("0 0, 0.16 0.03, 0.31 0.24, 0.34 0.5, 0.28 0.78, 0.14 0.97, 0.03 1, 0 1");
const skins = [
  hue("#8A9A48", "#4F5F26", "#D6DC9A"),
  hue("#4A3450", "#20142A", "#A08AA6"),
  hue("#7A5560", "#3B2430", "#C4A0A0"),
];

/** A twig with leaves in pairs, green above and silver below, and olives from green to black in their axils. */
export const closeTwig =
  (
    line: Line,
    {
      length,
      pairs,
      near,
      olives = [],
    }: {
      length: number;
      pairs: number;
      near: number;
      olives?: readonly (readonly [at: number, side: number, skin: 0 | 1 | 2])[];
    },
  ): Draw =>
  (sheet) => {
    stem(sheet, line, length * 0.075, length * 0.03, { base: "#A3977C", dark: "#6B5F48" });
    for (let index = 0; index < pairs; index++) {
      const share = index / (pairs - 1);
      const { point, heading } = along(line, 0.08 + 0.92 * share);
      for (const way of [-1, 1]) {
        const turned = (index * 2 + (way > 0 ? 1 : 0)) % 5 === 1;
        (turned ? below : above)(sheet, {
          from: point,
          heading: heading + way * lerp(58, 26, share) + sheet.between(-8, 8),
          length: length * lerp(1, 0.72, share) * sheet.between(0.92, 1.06),
          bend: -way * (turned ? -14 : 16),
          near: near + sheet.between(-0.14, 0.14) - way * 0.08,
        });
      }
      for (const [at, side, skin] of olives.filter((one) => one[0] === index)) {
        const [x, y] = along(line, 0.08 + (0.92 * at) / (pairs - 1)).point;
        const foot = [x + side * length * 0.16, y + length * 0.2] as const;
        stem(
          sheet,
          [[x, y], [x + side * length * 0.1, y + length * 0.06], foot],
          length * 0.022,
          length * 0.018,
          { base: "#8FA268", dark: "#5F7440" },
        );
        solid(sheet, foot, 180 - side * 10, length * 0.5, {
          half: body,
          tone: skins[skin] ?? hue("#8A9A48"),
          gleam: 0.5,
        });
      }
    }
  };
