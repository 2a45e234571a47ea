import { stroke } from "#brush.ts";
import { along, beside, bezier, lerp, times, type Line, type Point } from "#geometry.ts";
import { colours } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

/** Grain lines along a middle line, inside whatever outline is being drawn. */
export const woodGrain = (sheet: Sheet, middle: Line, width: number, lines = 9) => {
  times(lines, (index) => ((index + 0.5) / lines - 0.5) * width).forEach((offset, index) => {
    const drift = sheet.between(-width * 0.05, width * 0.05);
    stroke(
      sheet,
      beside(middle, (at) => offset + drift * at),
      index % 3 ? colours.woodDark : colours.woodLight,
      { from: 3, to: 1.8, attributes: 'opacity=".55"' },
    );
  });
};

/** A straight lath from end to end. */
export const lath = (sheet: Sheet, from: Point, to: Point, width: number) => {
  const middle = bezier(
    from,
    [lerp(from[0], to[0], 0.33), lerp(from[1], to[1], 0.33)],
    [lerp(from[0], to[0], 0.67), lerp(from[1], to[1], 0.67)],
    to,
    12,
  );
  const corners = [...beside(middle, -width / 2), ...beside(middle, width / 2).reverse()];
  const outline = `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
  sheet.fill(outline, colours.wood);
  sheet.within(outline, () => {
    woodGrain(sheet, middle, width);
    const { point, normal } = along(middle, 0.5);
    const shadedSide = normal[0] + normal[1] > 0 ? 1 : -1;
    const out = (distance: number): Point => [
      point[0] + normal[0] * distance * shadedSide,
      point[1] + normal[1] * distance * shadedSide,
    ];
    sheet.stipple(
      outline,
      sheet.linear(out(-width * 0.05), out(width * 0.5), [
        [0, colours.walnut, 0],
        [1, colours.walnut, 0.8],
      ]),
    );
    sheet.stipple(
      outline,
      sheet.linear(out(-width * 0.5), out(0), [
        [0, colours.woodLight, 0.85],
        [1, colours.woodLight, 0],
      ]),
    );
  });
};
