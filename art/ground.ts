import { cos, PI, sin, smooth, times } from "./geometry.ts";
import { colours, greenAt } from "./palette.ts";
import type { Sheet } from "./sheet.ts";

export type GroundOptions = {
  paper?: string;
  /** One large quiet shape behind the subject. */
  shape?: "arch" | "sun" | "blob" | "panel" | "hill" | "none";
  shapeColour?: string;
  /** null for things lying flat. */
  table?: string | null;
  tableTop?: number;
  centre?: number;
};

/** The stage, in layers that end before the subject begins. */
export const ground = (sheet: Sheet, options: GroundOptions = {}) => {
  const { paper = colours.paper, shape = "arch", shapeColour = colours.sage, table = colours.sand } = options;
  const { tableTop = 905, centre = sheet.width / 2 } = options;
  const { width, height } = sheet;
  sheet.fill(`M0 0H${width}V${height}H0Z`, paper);
  if (shape !== "none") {
    const outline = shapes(sheet, centre)[shape]();
    sheet.fill(outline, shapeColour);
    const lit = sheet.linear(
      [200, 150],
      [1000, 1000],
      [
        [0, "#FFF8E8", 0.75],
        [0.5, "#FFF8E8", 0.1],
        [1, "#FFF8E8", 0],
      ],
    );
    sheet.stipple(outline, lit, 'opacity=".6"');
    const shaded = sheet.linear(
      [250, 350],
      [1050, 1150],
      [
        [0.3, greenAt(2), 0],
        [1, greenAt(2), 0.42],
      ],
    );
    sheet.stipple(outline, shaded, 'opacity=".3"');
  }
  if (table) {
    const top = `M-20 ${tableTop}L${width + 20} ${tableTop + 4}V${height + 20}H-20Z`;
    sheet.fill(top, table);
    const edge = sheet.linear(
      [0, tableTop],
      [0, height],
      [
        [0, colours.woodDark, 0.45],
        [0.5, colours.woodDark, 0.1],
        [1, colours.woodDark, 0],
      ],
    );
    sheet.stipple(top, edge, 'opacity=".5"');
  }
  sheet.groundIsDone();
};

/** A cast shadow: light comes from the upper left, so it stretches to the right, with a dark line of contact. */
export const castShadow = (
  sheet: Sheet,
  x: number,
  y: number,
  reach: number,
  depth: number,
  opacity = 0.85,
) => {
  softEllipse(sheet, x + reach * 0.3, y + 2, reach * 0.9, depth, opacity * 0.62);
  softEllipse(sheet, x, y + 2, reach * 0.56, depth * 0.5, opacity);
};

const softEllipse = (sheet: Sheet, x: number, y: number, across: number, deep: number, opacity: number) => {
  const gradient = sheet.radial([0, 0], 1, [
    [0, "#4A3322", opacity],
    [0.55, "#4A3322", opacity * 0.55],
    [1, "#4A3322", 0],
  ]);
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${across.toFixed(1)} ${deep.toFixed(1)})`;
  sheet.group(`transform="${place}" opacity=".55"`, () => sheet.dot([0, 0], 1, gradient.url));
};

const shapes = (sheet: Sheet, centre: number) => ({
  arch: () =>
    `M${centre - 350} ${sheet.height}V480C${centre - 350} 40 ${centre + 350} 40 ${centre + 350} 480V${sheet.height}Z`,
  sun: () => `M${centre - 390} 520a390 390 0 1 0 780 0a390 390 0 1 0 -780 0Z`,
  blob: () =>
    smooth(
      times(9, (index) => {
        const angle = (index / 9) * 2 * PI;
        const radius = sheet.between(400, 480);
        return [centre + cos(angle) * radius * 1.02, sheet.height * 0.48 + sin(angle) * radius * 0.98];
      }),
    ),
  panel: () => `M110 110H${sheet.width - 110}V${sheet.height - 110}H110Z`,
  hill: () =>
    `M-20 ${sheet.height}V560C${sheet.width * 0.2} 430 ${sheet.width * 0.42} 400 ${sheet.width * 0.62} 520S${sheet.width * 0.9} 600 ${sheet.width + 20} 540V${sheet.height}Z`,
});
