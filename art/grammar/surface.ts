import { item, last, lerp, smooth, times, type Point } from "#geometry.ts";
import type { Marking } from "./leaf.ts";
import { widthAt } from "./shapes.ts";

/** A sharp light along the lit half, as on lacquered leaves: costs no filter, so hundreds can have it. */
export const sheen =
  (colour: string, opacity = 0.4): Marking =>
  (sheet, blade, { outline }) => {
    const way = blade.light.left >= blade.light.right ? -1 : 1;
    const [foot, tip] = [item(outline, 0)[1], last(outline)[1]];
    const streak = (share: number) =>
      times(7, (index): Point => {
        const y = lerp(lerp(foot, tip, 0.2), lerp(foot, tip, 0.82), index / 6);
        return blade.at([way * widthAt(outline, y) * lerp(0.45, share, Math.sin((index / 6) * Math.PI)), y]);
      });
    sheet.fill(smooth([...streak(0.74), ...streak(0.28).reverse()]), colour, `opacity="${opacity}"`);
  };

/** Each space between two side veins rises and falls: a wavy leaf whose edge is whole. */
export const ripples =
  (count: number): Marking =>
  (sheet, blade, { outline }, tone) => {
    const [foot, tip] = [item(outline, 0)[1], last(outline)[1]];
    for (const way of [-1, 1])
      times(count, (index) => {
        const low = lerp(foot, tip, 0.06 + (0.8 * index) / count);
        const high = low + ((tip - foot) * 0.42) / count;
        const far = (y: number) => widthAt(outline, Math.min(tip, y + 0.1));
        const patch: Point[] = [
          [0.01 * way, low],
          [way * far(low) * 0.55, low + 0.06],
          [way * far(low) * 1.04, low + 0.13],
          [way * far(high) * 1.04, high + 0.13],
          [way * far(high) * 0.5, high + 0.05],
        ];
        sheet.fill(smooth(patch.map(blade.at)), tone.deep, 'opacity=".22"');
      });
  };
