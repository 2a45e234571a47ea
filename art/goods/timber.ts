import { stroke } from "#brush.ts";
import { along, beside, polygon, times, type Line, type Point } from "#geometry.ts";
import { tone, tones, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { between, modelled, rod, shade, straight } from "./model.ts";

export const ash = tone("#D9B27A", "#A67843", "#F0D6A6", "#F0D6A6", "#6E4722");
export const oak = tone("#C28F55", "#8C5B2C", "#E0B882", "#E0B882", "#573318");
export const larch = tone("#D09A62", "#9A6234", "#EBC290", "#EBC290", "#643A1B");
export const beech = tone("#DDB48A", "#AE7F54", "#F2D8B8", "#F2D8B8", "#76502F");
export const steel = tone("#9AA7A3", "#5E6D68", "#EEF1E8", "#FBFBF4", "#2F3D38");
export const brass = tones.ochre;

type Quad = readonly [Point, Point, Point, Point];

/** A sawn face; the grain runs from the first corner to the second, light comes from the first edge. */
export const board = (sheet: Sheet, [a, b, c, d]: Quad, wood: Tone, dark = 0.55, lines = 5) => {
  const outline = polygon([a, b, c, d]);
  sheet.fill(outline, wood.base);
  sheet.within(outline, () => {
    grain(sheet, [a, b, c, d], wood, lines);
    shade(sheet, outline, wood.dark, [between(a, d, 0.2), between(a, d, 1)], dark);
    const light = sheet.linear(a, between(a, d, 0.5), [
      [0, wood.light, 0.75],
      [1, wood.light, 0],
    ]);
    sheet.stipple(outline, light);
  });
};

/** A face in one shade with grain and no stipple: for ends and the many. */
export const face = (sheet: Sheet, [a, b, c, d]: Quad, wood: Tone, dark = 0, lines = 3) => {
  sheet.fill(polygon([a, b, c, d]), wood.base);
  if (dark > 0) sheet.fill(polygon([a, b, c, d]), wood.dark, `opacity="${dark}"`);
  grain(sheet, [a, b, c, d], wood, lines);
};

const grain = (sheet: Sheet, [a, b, c, d]: Quad, wood: Tone, lines: number) =>
  times(lines, (index) => (index + 0.5) / lines).forEach((share, index) => {
    const [from, to] = [share + sheet.between(-0.06, 0.06), share + sheet.between(-0.06, 0.06)];
    const width = Math.hypot(d[0] - a[0], d[1] - a[1]);
    const line = straight(between(a, d, from), between(b, c, to), 6);
    const drawn = beside(line, (at) => Math.sin(at * 7 + index * 2) * width * 0.02);
    stroke(sheet, drawn, index % 3 ? wood.dark : wood.light, {
      from: Math.min(3.4, width * 0.06),
      to: Math.min(2, width * 0.03),
      attributes: 'opacity=".55"',
    });
  });

/** A turned handle along a line, as thick as `width` says from end to end. */
export const handle = (sheet: Sheet, line: Line, width: (at: number) => number, wood: Tone) => {
  const steps = 44;
  const fine = times(steps + 1, (index) => along(line, index / steps).point);
  const outline = polygon([
    ...beside(fine, (at) => -width(at) / 2),
    ...beside(fine, (at) => width(at) / 2).reverse(),
  ]);
  const { point, normal } = along(fine, 0.5);
  const way = normal[0] * 0.6 + normal[1] * 0.8 > 0 ? 1 : -1;
  const out = (by: number): Point => [
    point[0] + normal[0] * by * way * width(0.5),
    point[1] + normal[1] * by * way * width(0.5),
  ];
  modelled(sheet, outline, wood, [out(-0.55), out(0.55)], () =>
    times(7, (index) => (index - 3) / 7).forEach((share, index) =>
      stroke(
        sheet,
        beside(fine, (at) => width(at) * share * 0.92 + Math.sin(at * 6 + index) * 1.5),
        index % 3 ? wood.dark : wood.light,
        { from: 3, to: 1.8, attributes: 'opacity=".5"' },
      ),
    ),
  );
};

/** The widths of a grip with rounded ends. */
export const rounded =
  (width: number, belly = 0) =>
  (at: number) =>
    width * Math.sqrt(Math.max(0.02, 1 - Math.abs(2 * at - 1) ** 9)) * (1 + belly * Math.sin(Math.PI * at));

/** A rivet or screw head. */
export const rivet = (sheet: Sheet, [x, y]: Point, radius: number, metal = brass, slot = false) => {
  sheet.dot([x + 1.5, y + 2], radius, metal.deep);
  sheet.dot([x, y], radius * 0.92, metal.base);
  sheet.dot([x - radius * 0.25, y - radius * 0.3], radius * 0.4, metal.light, 'opacity=".9"');
  if (slot)
    rod(sheet, straight([x - radius * 0.6, y + radius * 0.3], [x + radius * 0.6, y - radius * 0.3], 2), 4, {
      ...metal,
      base: metal.deep,
    });
};
