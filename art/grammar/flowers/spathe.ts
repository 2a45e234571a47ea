import { stroke } from "#brush.ts";
import { lerp, spine, times } from "#geometry.ts";
import type { Tone } from "#palette.ts";
import type { Bloom } from "#grammar/bloom.ts";
import { leafOf } from "#grammar/leaf.ts";
import type { Outline } from "#grammar/shapes.ts";

/** One coloured leaf round a spike, as of arums: upright like a sail, or flat and waxed. */
export const spathe =
  ({
    tone,
    outline,
    spadix,
    heading,
    open,
    flat = false,
  }: {
    tone: Tone;
    outline: Outline;
    spadix: Tone;
    heading: number;
    open: number;
    flat?: boolean;
  }): Bloom =>
  (sheet, pose) => {
    const leaf = leafOf({
      outline,
      tones: () => tone,
      fine: true,
      count: 5,
      veinWidth: 0.5,
      veinColour: tone.dark,
      gloss: flat ? 1 : 0.7,
      shade: 0.35,
      fold: flat ? 6 : 24,
      droop: flat ? 18 : 34,
    });
    const [x, y] = pose.at;
    leaf(sheet, {
      from: [x, y],
      heading: pose.heading + heading * open,
      length: pose.size,
      near: 0.7,
      towards: flat ? 24 : 0,
    });
    const long = pose.size * (flat ? 0.52 : 0.5);
    const line = spine([x, y - 2], pose.heading + (flat ? 14 : 10), long, flat ? 16 : 6, 10);
    const wide = pose.size * 0.09;
    stroke(sheet, line, spadix.dark, { from: wide, to: wide * 0.7 });
    stroke(
      sheet,
      line.map(([px, py]): [number, number] => [px - wide * 0.16, py]),
      spadix.base,
      { from: wide * 0.62, to: wide * 0.42 },
    );
    times(9, (index) => {
      const [px, py] = line[Math.round(lerp(1, 9, index / 8))] ?? [x, y];
      sheet.dot([px - wide * 0.2, py], wide * 0.12, spadix.light);
    });
  };
