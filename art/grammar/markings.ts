import { ribbon } from "#brush.ts";
import { item, last, lerp, max, min, PI, ring, sin, smooth, times, type Point } from "#geometry.ts";
import { sideVeins, veinOn, type Marking } from "./leaf.ts";
import { widthAt } from "./shapes.ts";

/** The same leaf again, narrower: `share` of the width in another colour, from the midrib out. */
export const heartwood =
  (colour: string, share: number, opacity = 1, ragged = 0): Marking =>
  (sheet, blade, form) => {
    const half = (way: number) =>
      form.outline.map(([x, y]): Point =>
        blade.at([
          way * max(0, x * share * (1 + sheet.between(-ragged, ragged))),
          lerp(0.5, y, lerp(share, 1, 0.6)),
        ]),
      );
    sheet.fill(smooth([...half(-1), ...half(1).slice(1, -1).reverse()]), colour, `opacity="${opacity}"`);
  };

/** A rim in another colour. */
export const margin =
  (colour: string, wide: number): Marking =>
  (sheet, blade, form) => {
    for (const way of [-1, 1]) {
      const outer = form.outline.map(([x, y]) => blade.at([way * (x + 0.02), y]));
      const inner = form.outline.map(([x, y]) =>
        blade.at([way * max(0, x - wide * sheet.between(0.7, 1.3)), min(y, last(form.outline)[1] - wide)]),
      );
      sheet.fill(smooth([...outer, ...inner.reverse()]), colour);
    }
  };

/** Two bands of silver (or one down the middle) along the leaf. */
export const stripes =
  (colour: string, from: number, to: number, opacity = 0.9): Marking =>
  (sheet, blade, form) => {
    for (const way of [-1, 1]) {
      const edge = (share: number) => form.outline.map(([x, y]) => blade.at([way * x * share, y]));
      sheet.fill(smooth([...edge(from), ...edge(to).reverse()]), colour, `opacity="${opacity}"`);
    }
  };

/** Bands from the midrib almost to the edge, as of a calathea: `share` of the space between two side veins, less at both ends. */
export const bands =
  (colour: string, share: number): Marking =>
  (sheet, blade, form) => {
    for (const way of [-1, 1]) {
      const drawn = sideVeins({ ...form, veins: "feather" }, way, 9);
      const tip = times(9, (step): Point => [way * 0.012 * step, 0.98]);
      const between = last(drawn).map(([x, y], step): Point => {
        const [a, b] = item(tip, step);
        return [lerp(x, a, 0.45), lerp(y, b, 0.6)];
      });
      const veins = [...drawn, between, tip];
      veins.slice(0, -1).forEach((vein, index) => {
        const next = item(veins, index + 1);
        const side = (sign: number) =>
          vein.map(([x, y], step): Point => {
            const [a, b] = item(next, step);
            const wide = share * (0.34 + 0.66 * sin(PI * min(1, (step / 8) * 0.9 + 0.1)));
            const middle = 0.5 + sign * wide * 0.5;
            return [lerp(x, a, middle) * 0.98 + way * 0.006, lerp(y, b, middle)];
          });
        sheet.fill(smooth([...side(-1), ...side(1).reverse()].map(blade.at)), colour, 'opacity=".88"');
      });
    }
  };

/** Coloured side veins and midrib, as of a prayer plant. */
export const herringbone =
  (colour: string, wide = 0.016): Marking =>
  (sheet, blade, form) => {
    for (const way of [-1, 1])
      sideVeins({ ...form, veins: "feather" }, way).forEach((vein) =>
        veinOn(sheet, blade, vein, colour, wide, 0.95),
      );
    veinOn(
      sheet,
      blade,
      times(8, (step): Point => [0, step / 7.3]),
      colour,
      wide * 1.8,
      1,
    );
  };

/** Spots or splashes: `size` and `long` in leaf lengths, strewn over the surface. */
export const spots =
  (colour: string, count: number, size: number, long = 1, opacity = 0.92): Marking =>
  (sheet, blade, form) => {
    const [foot, tip] = [item(form.outline, 0)[1], last(form.outline)[1]];
    times(count, (index) => {
      const y = lerp(foot + 0.06, tip - 0.06, (index + sheet.random()) / count);
      const x = widthAt(form.outline, y) * sheet.between(-0.9, 0.9);
      const radius = size * sheet.between(0.5, 1.3);
      const turn = (x > 0 ? 1 : -1) * sheet.between(0.2, 0.9);
      const blob = ring([0, 0], radius, long > 1.5 ? 7 : 6).map(([px, py]): Point => {
        const [a, b] = [px * sheet.between(0.75, 1.25), py * long * sheet.between(0.75, 1.25)];
        return blade.at([
          x + a * Math.cos(turn) + b * Math.sin(turn),
          y - a * Math.sin(turn) + b * Math.cos(turn),
        ]);
      });
      sheet.fill(smooth(blob), colour, `opacity="${opacity}"`);
    });
  };

/** Dark patches beside the midrib, in pairs. */
export const patches =
  (colour: string, count: number, opacity = 0.8): Marking =>
  (sheet, blade, form) => {
    times(count, (index) => 0.1 + (0.74 * index) / (count - 1)).forEach((y) => {
      for (const way of [-1, 1]) {
        const out = widthAt(form.outline, y + 0.08) * 0.62;
        const patch = (
          [
            [0.02, 0],
            [0.5, 0.02],
            [1, 0.12],
            [0.55, 0.105],
            [0.04, 0.07],
          ] as const
        ).map(([x, dy]) => blade.at([way * out * x, y + dy]));
        sheet.fill(smooth(patch), colour, `opacity="${opacity}"`);
      }
    });
  };

/** A pale midrib with a few pale veins, as on marbled hearts. */
export const veined =
  (colour: string): Marking =>
  (sheet, blade) => {
    veinOn(
      sheet,
      blade,
      times(6, (step): Point => [0, 0.08 + step * 0.16]),
      colour,
      0.035,
      0.8,
    );
    for (const way of [-1, 1])
      for (const y of [0.12, 0.34])
        veinOn(
          sheet,
          blade,
          [
            [0, y],
            [way * 0.16, y + 0.06],
            [way * 0.34, y + 0.1],
          ],
          colour,
          0.022,
          0.7,
        );
  };

export const all =
  (...markings: readonly Marking[]): Marking =>
  (sheet, blade, form, tone) =>
    markings.forEach((marking) => marking(sheet, blade, form, tone));

/** A pale spot where the stalk meets a round leaf, and rays from it. */
export const eye =
  (colour: string, radius: number): Marking =>
  (sheet, blade) => {
    sheet.fill(smooth(ring([0, 0], radius, 9).map(blade.at)), colour);
    times(9, (index) => (index / 9) * 2 * PI).forEach((turn) =>
      veinOn(
        sheet,
        blade,
        times(4, (step): Point => [sin(turn) * step * 0.13, Math.cos(turn) * step * 0.13 + 0.1 * (step / 3)]),
        colour,
        0.013,
        0.55,
      ),
    );
  };

/** Raised bars across the leaf, as of a zebra haworthia. */
export const bars =
  (colour: string, count: number): Marking =>
  (sheet, blade, form) => {
    times(count, (index) => lerp(0.12, 0.96, index / (count - 1))).forEach((y) => {
      const wide = widthAt(form.outline, y) * 0.92;
      const line = [-1, -0.5, 0, 0.5, 1].map((x) => blade.at([x * wide, y + 0.008 * (1 - x * x)]));
      sheet.fill(
        smooth(ribbon(sheet, line, max(2.4, blade.length * 0.011), 2, 0.5)),
        colour,
        'opacity=".92"',
      );
    });
  };

/** Main veins from the stalk to the given places, each with veins of its own, as of a vine or a maple. */
export const palmate =
  (tips: readonly Point[], wide = 0.013): Marking =>
  (sheet, blade, form, tone) => {
    const colour = form.veinColour ?? tone.vein;
    for (const way of [-1, 1])
      for (const [x, y] of tips) {
        const at = (share: number, aside = 0, on = 0): Point => [
          way * (x * (share + on) + y * aside),
          y * (share + on) - x * aside,
        ];
        veinOn(
          sheet,
          blade,
          times(5, (step): Point => at((step / 4) * 0.95)),
          colour,
          wide,
          0.9,
        );
        for (const share of [0.34, 0.52, 0.7])
          for (const side of [-1, 1])
            veinOn(
              sheet,
              blade,
              [at(share), at(share, side * 0.09, 0.09), at(share, side * 0.17, 0.22)],
              colour,
              wide * 0.5,
              0.6,
            );
      }
  };
