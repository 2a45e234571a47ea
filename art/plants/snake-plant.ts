import { flatBlade } from "#blade.ts";
import { ribbon } from "#brush.ts";
import {
  along,
  lengthOf,
  lerp,
  max,
  min,
  PI,
  pow,
  sin,
  smooth,
  times,
  type Line,
  type Point,
} from "#geometry.ts";
import { green, greenAt } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

/** One sword: yellow edge, green middle, watered bands. `near` from 0 (back) to 1 (front). */
export const sword = (sheet: Sheet, line: Line, near: number, wide = sheet.between(70, 88)) => {
  const blade = flatBlade(line);
  const length = lengthOf(line);
  const width = wide / length;
  const tone = green(near < 0.35 ? 1 : near < 0.7 ? 2 : 3);
  const half = (y: number, share: number) =>
    max(
      0,
      (width / 2) *
        share *
        (0.62 + 0.5 * sin(PI * min(1, y * 0.95 + 0.08))) *
        pow(max(0, 1 - pow(y, 7)), 0.6) -
        (share < 1 ? 0.004 : 0),
    );
  const outline = (share: number) => {
    const edge = (way: number) =>
      times(23, (step): Point => blade.at([way * half(step / 22, share), step / 22]));
    return smooth([...edge(-1), ...edge(1).reverse().slice(1)]);
  };
  const [outer, inner] = [outline(1), outline(0.74)];
  sheet.fill(outer, greenAt(0), 'transform="translate(5 4)" opacity=".55"');
  sheet.fill(outer, near < 0.35 ? "#B9AE62" : "#E0CC7C");
  sheet.within(outer, () => {
    sheet.fill(inner, tone.base);
    sheet.within(inner, () => {
      for (let y = 0.03; y < 0.97; y += sheet.between(0.022, 0.04)) {
        const band = times(9, (step) =>
          blade.at([
            (step / 8 - 0.5) * width * 1.1,
            y + sheet.between(-0.006, 0.006) + 0.01 * sin(step * 1.3),
          ]),
        );
        const thick = sheet.between(4, 11);
        const colour = sheet.random() < 0.55 ? tone.dark : tone.light;
        sheet.fill(
          smooth(ribbon(sheet, band, thick, thick, 0.6)),
          colour,
          `opacity="${lerp(0.5, 0.9, sheet.random()).toFixed(1)}"`,
        );
      }
    });
    const [foot, middle] = [along(line, 0).point, along(line, 0.5)];
    sheet.stipple(
      outer,
      sheet.linear(foot, middle.point, [
        [0, greenAt(0), 1],
        [0.35, greenAt(0), 0.5],
        [1, greenAt(0), 0],
      ]),
    );
    const away = (distance: number): Point => [
      middle.point[0] + middle.normal[0] * distance,
      middle.point[1] + middle.normal[1] * distance,
    ];
    sheet.stipple(
      outer,
      sheet.linear(away(-4), away(wide * 0.55), [
        [0, greenAt(0), 0.1],
        [1, greenAt(0), 0.75],
      ]),
    );
  });
};
