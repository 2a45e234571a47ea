import { stroke } from "#brush.ts";
import { lerp, radians, smooth, times } from "#geometry.ts";
import { ellipse } from "#lathe.ts";
import { colours, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import type { Wall } from "#vessel.ts";
import { mixed } from "./colour.ts";

type Decor = (sheet: Sheet, wall: Wall, tone: Tone) => void;

const hoopAt = (wall: Wall, low: number, high: number) => {
  const line = (height: number) => times(13, (step) => wall(lerp(-92, 92, step / 12), height));
  return smooth([...line(high), ...line(low).reverse()]);
};

/** What is painted, pressed or woven into a pot's wall. */
export const decors = {
  /** Glaze to half its height. */
  dipped: (sheet, wall, tone) => {
    const wave = times(15, (step) => wall(lerp(-92, 92, step / 14), 0.52 + 0.03 * Math.sin(step * 1.7)));
    const low = times(15, (step) => wall(lerp(92, -92, step / 14), -0.2));
    sheet.fill(smooth([...wave, ...low]), tone.light, 'opacity=".92"');
  },
  bands: (sheet, wall, tone) => {
    sheet.fill(hoopAt(wall, 0.34, 0.48), tone.light, 'opacity=".9"');
    sheet.fill(hoopAt(wall, 0.54, 0.58), tone.light, 'opacity=".9"');
  },
  rings: (sheet, wall, tone) =>
    times(6, (index) => 0.1 + index * 0.13).forEach((high) =>
      sheet.fill(hoopAt(wall, high, high + 0.025), tone.dark, 'opacity=".6"'),
    ),
  fluted: (sheet, wall, tone) => {
    times(17, (index) => lerp(-84, 84, index / 16)).forEach((turn) => {
      const groove = times(6, (step) => wall(turn, lerp(0.03, 0.97, step / 5)));
      stroke(sheet, groove, tone.dark, {
        from: 7 * Math.cos(radians(turn)) + 2,
        to: 7 * Math.cos(radians(turn)) + 2,
        attributes: 'opacity=".55"',
      });
    });
  },
  speckled: (sheet, wall, tone) => {
    times(90, () => {
      const place = wall(sheet.between(-85, 85), sheet.between(0.03, 0.97));
      sheet.dot(place, sheet.between(1.2, 4), tone.deep, 'opacity=".55"');
    });
  },
  zigzag: (sheet, wall, tone) => {
    const line = times(49, (step) => {
      const leg = (step / 4) % 2;
      return wall(lerp(-90, 90, step / 48), 0.44 + 0.24 * (leg < 1 ? leg : 2 - leg));
    });
    stroke(sheet, line, tone.light, { from: 11, to: 11, uneven: 0.04 });
    sheet.fill(hoopAt(wall, 0.34, 0.38), tone.light);
    sheet.fill(hoopAt(wall, 0.74, 0.78), tone.light);
  },
  dots: (sheet, wall, tone) => {
    times(3, (row) =>
      times(12, (index) => lerp(-88, 88, (index + (row % 2) * 0.5) / 11.5)).forEach((turn) => {
        const [x, y] = wall(turn, 0.28 + row * 0.2);
        ellipse(sheet, x, y, 9 * Math.cos(radians(turn)) + 1.5, 9, tone.light, 'opacity=".9"');
      }),
    );
  },
  /** A basket: over and under. */
  woven: (sheet, wall, tone) => {
    times(11, (row) => {
      times(22, (index) => {
        const turn = lerp(-92, 92, (index + (row % 2) * 0.5) / 22);
        const low = row / 11 + 0.008;
        const strand = [0, 0.5, 1].map((step) =>
          wall(turn + step * 7.4, low + 0.042 + Math.sin(step * Math.PI) * 0.012),
        );
        const wide = (sheet.width / 1200) * 21;
        stroke(sheet, strand, (index + row) % 3 ? tone.light : tone.vein, {
          from: (at) => wide * (0.55 + 0.45 * Math.sin(Math.PI * at)),
          uneven: 0.05,
        });
      });
    });
  },
  /** Painted leaves. */
  leaves: (sheet, wall, tone) => {
    times(9, (index) => lerp(-80, 80, index / 8)).forEach((turn) => {
      for (const way of [-1, 1]) {
        const leaf = [
          [0, 0.3],
          [5, 0.4],
          [9, 0.56],
          [3, 0.47],
        ] as const;
        sheet.fill(smooth(leaf.map(([t, high]) => wall(turn + way * t, high))), tone.light);
      }
      stroke(sheet, [wall(turn, 0.2), wall(turn, 0.4), wall(turn, 0.62)], tone.light, { from: 5, to: 3 });
    });
  },
  planks: (sheet, wall, tone) => {
    times(9, (index) => lerp(-78, 78, index / 8)).forEach((turn) => {
      stroke(
        sheet,
        times(4, (step) => wall(turn, step / 3)),
        tone.deep,
        { from: 5, to: 4 },
      );
      stroke(
        sheet,
        times(4, (step) => wall(turn + 6, 0.1 + step / 4)),
        tone.dark,
        { from: 2.5, to: 1 },
      );
    });
    for (const high of [0.16, 0.78])
      sheet.fill(hoopAt(wall, high, high + 0.06), mixed(colours.iron, colours.zinc, 0.3));
  },
} satisfies Record<string, Decor>;
