import { stroke } from "#brush.ts";
import { bezier, points, smooth, times, type Point } from "#geometry.ts";
import { ground, type GroundOptions } from "#ground.ts";
import { colours } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { mixed } from "./colour.ts";

/** Paper, quiet shape, table. */
const schemes = {
  mist: ["#E6ECE3", "#A9C1BC", "#CFC4A6"],
  sun: ["#F8EFD9", "#F0CF8E", "#E9D3A6"],
  blush: ["#F3E4D2", "#E5B69B", "#E2CDAF"],
  lilac: ["#EFE8EE", "#CBBFDC", "#DCCFC6"],
  rose: ["#F6EADF", "#E3B5A8", "#E6CFB8"],
  sage: ["#EAECD9", "#BCC89C", "#D9CDA8"],
  sky: ["#E4ECEC", "#A9C6D2", "#D6CBB4"],
  apricot: ["#F7E3CC", "#EBB184", "#DFBF98"],
  mustard: ["#F5E9CB", "#D9A94E", "#D8BE8C"],
  powder: ["#DFE5EA", "#93ADC6", "#CBC5B8"],
  cream: ["#F6F0E2", "#DDD1B4", "#D7C6A6"],
  celadon: ["#C3D1C1", "#F1E8C8", "#CBB48E"],
  clay: ["#C98664", "#EBD3AE", "#AE6A4E"],
  brick: ["#AE5F47", "#EDCFB1", "#8E4836"],
  forest: ["#234F40", "#DFCFA2", "#1A3D32"],
  night: ["#30475A", "#E6BE92", "#253849"],
  plum: ["#6F465A", "#E6C2B2", "#583649"],
  teal: ["#6B948D", "#E2E4CC", "#527A74"],
  honey: ["#DFAE5E", "#F7E6BA", "#BF8D45"],
  dusk: ["#DCE3E6", "#41617C", "#C9C2B2"],
  coral: ["#DE9A80", "#F8E4CF", "#C4806A"],
} as const;

export type Stage = {
  scheme: keyof typeof schemes;
  shape?: NonNullable<GroundOptions["shape"]> | "window" | "wall";
  centre?: number;
  /** What it stands on; lying things have none, bulbs are seen in cut soil. */
  table?: "table" | "none" | "soil" | "shelf";
  tableTop?: number;
};

export const stage = (
  sheet: Sheet,
  { scheme, shape = "arch", table = "table", tableTop, centre = 600 }: Stage,
) => {
  const [paper, quiet, wood] = schemes[scheme];
  const built = shape === "window" || shape === "wall";
  ground(sheet, {
    paper,
    shape: built ? "none" : shape,
    shapeColour: quiet,
    table: table === "table" ? wood : null,
    centre,
    ...(tableTop ? { tableTop } : {}),
  });
  if (shape === "window") pane(sheet, paper, quiet, centre);
  if (shape === "wall") wainscot(sheet, paper, quiet, tableTop ?? 905);
  if (built && table === "table") tableOver(sheet, wood, tableTop ?? 905);
  if (table === "soil") cutSoil(sheet, tableTop ?? 800);
  if (table === "shelf") shelf(sheet, tableTop ?? 520, wood);
  sheet.groundIsDone();
};

const tableOver = (sheet: Sheet, wood: string, top: number) => {
  const board = `M-20 ${top}L1220 ${top + 4}V1220H-20Z`;
  sheet.fill(board, wood);
  sheet.stipple(
    board,
    sheet.linear(
      [0, top],
      [0, 1200],
      [
        [0, colours.woodDark, 0.45],
        [0.5, colours.woodDark, 0.1],
        [1, colours.woodDark, 0],
      ],
    ),
    'opacity=".4"',
  );
};

/** A tall window: light above, a far hill, a frame in the wall's own colour. */
const pane = (sheet: Sheet, paper: string, light: string, centre: number) => {
  const [left, right] = [centre - 340, centre + 340];
  const frame = mixed(paper, "#FFFAEC", 0.55);
  sheet.fill(`M${left - 22} 118H${right + 22}V1000H${left - 22}Z`, frame);
  const glass = `M${left} 140H${right}V1000H${left}Z`;
  sheet.fill(glass, light);
  sheet.within(glass, () => {
    sheet.fill(
      smooth(
        points(
          `${left - 60} 760, ${left + 180} 640, ${left + 420} 720, ${right + 60} 610, ${right + 60} 1060, ${left - 60} 1060`,
        ),
      ),
      mixed(light, "#6E8F63", 0.34),
    );
    sheet.fill(`M${left} 140L${left + 260} 140L${left - 20} 700Z`, "#FFFAEC", 'opacity=".35"');
  });
  for (const bar of [
    `M${centre - 8} 140H${centre + 8}V1000H${centre - 8}Z`,
    `M${left} 430H${right}V446H${left}Z`,
  ])
    sheet.fill(bar, frame);
};

/** A panelled wall, darker below. */
const wainscot = (sheet: Sheet, paper: string, quiet: string, tableTop: number) => {
  sheet.fill(`M-20 560H1220V${tableTop + 20}H-20Z`, quiet);
  sheet.fill("M-20 552H1220V574H-20Z", mixed(quiet, "#FFFAEC", 0.45));
  sheet.fill("M-20 574H1220V582H-20Z", mixed(quiet, "#3A2A22", 0.25));
  times(9, (index) => sheet.fill(`M${index * 150 - 5} 584h4V${tableTop}h-4Z`, mixed(quiet, "#3A2A22", 0.16)));
  sheet.fill("M-20 -20H1220V552H-20Z", paper);
};

/** A board on two brackets. */
const shelf = (sheet: Sheet, top: number, wood: string) => {
  sheet.fill(`M150 ${top + 30}H1060V${top + 60}H150Z`, mixed(wood, "#3A2416", 0.35), 'opacity=".35"');
  for (const x of [250, 934]) sheet.fill(`M${x} ${top + 24}h20v92q-2 10 -12 12h-6z`, colours.woodDark);
  const board = `M132 ${top}H1068V${top + 34}H132Z`;
  sheet.fill(board, colours.wood);
  sheet.fill(`M132 ${top}H1068V${top + 9}H132Z`, colours.woodLight);
  times(7, (index) => {
    const y = top + 14 + (index % 3) * 7;
    const from: Point = [150 + index * 128 + sheet.between(-20, 20), y];
    stroke(
      sheet,
      bezier(from, [from[0] + 40, y - 2], [from[0] + 70, y + 3], [from[0] + 130, y], 6),
      colours.woodDark,
      { from: 2.5, to: 1, attributes: 'opacity=".5"' },
    );
  });
};

/** Soil in section: crumbs and pebbles. */
const cutSoil = (sheet: Sheet, top: number) => {
  const edge = times(13, (index): Point => [-40 + index * 107, top + sheet.between(-9, 9)]);
  const bed = smooth([...edge, [1260, 1300], [-60, 1300]]);
  sheet.fill(bed, "#5B3F30");
  sheet.stipple(
    bed,
    sheet.linear(
      [0, top - 10],
      [0, 1200],
      [
        [0, "#33211A", 0.85],
        [0.25, "#33211A", 0.2],
        [1, "#33211A", 0.75],
      ],
    ),
    'opacity=".4"',
  );
  times(34, (index) => {
    const [x, y] = [sheet.between(20, 1180), sheet.between(top + 40, 1180)];
    const size = sheet.between(3, index % 6 ? 7 : 14);
    sheet.fill(
      smooth(
        times(6, (corner): Point => [
          x + Math.cos(corner * 1.05) * size * sheet.between(0.8, 1.4),
          y + Math.sin(corner * 1.05) * size * sheet.between(0.6, 0.9),
        ]),
      ),
      index % 2 ? "#8A6A52" : "#3B2A22",
      'opacity=".8"',
    );
  });
};
