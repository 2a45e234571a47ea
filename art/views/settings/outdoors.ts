import { stroke } from "#brush.ts";
import { lerp, ring, smooth, spine, times, type Point } from "#geometry.ts";
import { mixed } from "#grammar/colour.ts";
import { ellipse } from "#lathe.ts";
import { colours, greenAt } from "#palette.ts";
import type { Draw, Sheet } from "#sheet.ts";
import { plane, windowIn } from "./walls.ts";

const wavyTop = (sheet: Sheet, y: number, by: number) =>
  smooth([
    ...times(11, (index): Point => [-60 + index * 132, y + sheet.between(-by, by)]),
    [1280, 1280],
    [-80, 1280],
  ]);

/** A bank of leaves: scalloped above, darker below. */
export const hedge = (sheet: Sheet, top: number, foot: number, depth: 1 | 2 | 3 = 1) => {
  const bumps = times(19, (index) => [-30 + index * 70, top + sheet.between(-16, 16)] as const);
  const colour = greenAt(depth + 1);
  for (const [x, y] of bumps) sheet.dot([x, y + 40], 62, colour);
  plane(sheet, `M-20 ${top + 40}H1220V${foot}H-20Z`, colour, greenAt(depth - 1), foot, top);
  times(260, () => [sheet.between(-10, 1210), sheet.between(top - 10, foot)] as const).forEach(([x, y]) => {
    const line = spine([x, y], sheet.between(-70, 70), sheet.between(16, 28), 20, 4);
    stroke(sheet, line, greenAt(y > lerp(top, foot, 0.55) ? depth : depth + 2), {
      from: (at) => 11 * Math.sin(Math.PI * (0.1 + at * 0.9)),
      attributes: 'opacity=".7"',
    });
  });
};

export const lawn = (sheet: Sheet, top: number, colour = "#93AC74") => {
  const data = wavyTop(sheet, top, 5);
  plane(sheet, data, colour, greenAt(6), top, 1200);
  times(90, () => [sheet.between(0, 1200), sheet.between(top + 4, 1190)] as const).forEach(([x, y]) =>
    times(3, (blade) =>
      stroke(
        sheet,
        spine([x, y], blade * 22 - 22, sheet.between(12, 26), 10, 4),
        greenAt(blade === 1 ? 4 : 3),
        {
          from: 3.6,
          to: 0.6,
          attributes: 'opacity=".7"',
        },
      ),
    ),
  );
};

/** Open soil with crumbs. */
export const soil = (sheet: Sheet, top: number, uneven = 10) => {
  const data = wavyTop(sheet, top, uneven);
  plane(sheet, data, "#664634", "#A67E5C", top, 1200);
  crumbs(sheet, top + 14, 1190, 170);
};

export const crumbs = (sheet: Sheet, from: number, to: number, count: number, [left, right] = [0, 1200]) =>
  times(count, (index) => {
    const y = lerp(from, to, Math.sqrt((index + 0.5) / count));
    const size = sheet.between(3, 6) + (7 * (y - from)) / (to - from);
    const place: Point = [sheet.between(left ?? 0, right ?? 1200), y];
    const lump = smooth(
      ring(place, size, 7, 0.62).map(([x, py]): Point => [
        x + sheet.between(-2, 2),
        py + sheet.between(-1.5, 1.5),
      ]),
    );
    sheet.fill(lump, "#3A261C", 'transform="translate(2 3)" opacity=".55"');
    sheet.fill(lump, ["#7E5A43", "#543828", "#93705A"][index % 3] ?? "#543828");
  });

/** A mound of soil over what stands in it. */
export const mound = (sheet: Sheet, [x, y]: Point, width: number, height: number) => {
  const outline = smooth([
    [x - width / 2, y + height * 0.5],
    [x - width * 0.28, y - height * 0.24],
    [x, y - height * 0.5],
    [x + width * 0.3, y - height * 0.2],
    [x + width / 2, y + height * 0.5],
    [x, y + height * 0.7],
  ]);
  sheet.fill(outline, "#6B4A37");
  sheet.stipple(
    outline,
    sheet.linear(
      [x - width * 0.4, y - height * 0.5],
      [x + width * 0.2, y + height * 0.5],
      [
        [0, "#A67E5C", 0.8],
        [1, "#A67E5C", 0],
      ],
    ),
  );
  crumbs(sheet, y - height * 0.1, y + height * 0.55, 14, [x - width * 0.36, x + width * 0.36]);
};

export type Bed = {
  sky: string;
  sun?: string;
  hedge?: 1 | 2 | 3;
  hedgeTop?: number;
  lawn?: number;
  soil?: number;
};

/** A bed before a lawn and a hedge; soil begins at 760 unless said otherwise. */
export const bed =
  ({
    sky,
    sun = "#F6E3B4",
    hedge: depth = 2,
    hedgeTop = 430,
    lawn: grass = 640,
    soil: earth = 760,
  }: Bed): Draw =>
  (sheet) => {
    plane(sheet, "M-20 -20H1220V1220H-20Z", sky, "#FFF6DF", 500, 0);
    sheet.dot([880, 250], 150, sun, 'opacity=".9"');
    hedge(sheet, hedgeTop, grass + 40, depth);
    lawn(sheet, grass);
    soil(sheet, earth);
  };

/** Joints that run away to a point, and across nearer and nearer. */
export const paving = (
  sheet: Sheet,
  top: number,
  colour: string,
  { rows = 6, columns = 5, at = 600 } = {},
) => {
  plane(sheet, `M-20 ${top}H1220V1220H-20Z`, colour, mixed(colour, "#4A3322", 0.5), top, 1000);
  const line = mixed(colour, "#4A3322", 0.34);
  const rowAt = (row: number) => top + (1220 - top) * Math.pow(row / rows, 1.6);
  const x = (across: number, y: number) => at + across * lerp(500, 1150, (y - top) / (1220 - top));
  times(rows, (row) => {
    const [y, below] = [rowAt(row), rowAt(row + 1)];
    sheet.fill(`M-20 ${y}H1220v${3 + row}H-20Z`, line, 'opacity=".7"');
    times(columns + 1, (column) => ((column + (row % 2) * 0.5) / columns) * 2 - 1.2).forEach((across) => {
      const [a, b] = [x(across, y), x(across, below)];
      sheet.fill(`M${a - 2} ${y}h4L${b + 3} ${below}h-6Z`, line, 'opacity=".7"');
      if (sheet.random() < 0.3)
        sheet.fill(
          `M${a} ${y + 4}H${x(across + 2 / columns, y)}L${x(across + 2 / columns, below)} ${below}H${b}Z`,
          sheet.random() < 0.5 ? "#FFF6DF" : "#4A3322",
          'opacity=".12"',
        );
    });
  });
};

/** A limewashed wall with a shuttered window over a paved terrace; things stand from 940 to 1080. */
export const terrace =
  (wall: string, stone: string, shutter: string, top = 880): Draw =>
  (sheet) => {
    plane(sheet, `M-20 -20H1220V${top}H-20Z`, wall, mixed(wall, "#FFF6DF", 0.7), 0, top);
    windowIn(sheet, {
      left: 800,
      right: 1040,
      top: 150,
      bottom: 500,
      sky: "#5B7C80",
      frame: "#F3E9D2",
      hill: "#3F5E58",
      sun: false,
      cross: 0.5,
    });
    for (const x of [636, 1072]) {
      sheet.fill(`M${x + 8} 128h132v412h-132Z`, "#3A2416", 'opacity=".25"');
      sheet.fill(`M${x} 118h132v414h-132Z`, shutter);
      times(14, (slat) =>
        sheet.fill(`M${x + 14} ${138 + slat * 27}h104v9h-104Z`, mixed(shutter, "#0E1B18", 0.35)),
      );
    }
    sheet.fill("M770 528H1076v26H770Z", mixed(wall, "#FFFAEC", 0.6));
    sheet.fill("M770 552H1076v8H770Z", "#3A2416", 'opacity=".25"');
    sheet.fill(`M-20 -20H560L-20 620Z`, "#FFF6DF", 'opacity=".28"');
    sheet.fill(`M-20 ${top - 70}H1220V${top}H-20Z`, mixed(wall, "#6A4A34", 0.35));
    paving(sheet, top, stone);
  };

/** A panelled front door with a stone frame, a knob and a step. */
export const frontDoor =
  (wall: string, paint: string): Draw =>
  (sheet) => {
    plane(sheet, "M-20 -20H1220V1220H-20Z", wall, mixed(wall, "#4A3322", 0.4), 1200, 300);
    times(12, (row) =>
      times(7, (column) => {
        const x = column * 210 + (row % 2) * 105 - 120;
        if (x > 150 && x < 900) return;
        if (sheet.random() < 0.5)
          sheet.fill(
            `M${x} ${row * 100 + 4}h202v92h-202Z`,
            sheet.random() < 0.5 ? "#FFF6DF" : "#5A3322",
            'opacity=".13"',
          );
      }),
    );
    sheet.fill("M190 -20H1010V1220H190Z", mixed(wall, "#FFFAEC", 0.72));
    sheet.fill("M990 -20h20V1220h-20Z", "#3A2416", 'opacity=".16"');
    const shade = mixed(paint, "#07130F", 0.45);
    plane(sheet, "M240 -20H960V1120H240Z", paint, mixed(paint, "#FFF6DF", 0.35), 0, 900);
    for (const [y, high] of [
      [-60, 470],
      [470, 560],
    ] as const)
      for (const x of [290, 622]) {
        sheet.fill(`M${x} ${y}h288v${high}h-288Z`, shade);
        sheet.fill(`M${x + 10} ${y + 10}h278v${high - 10}h-278Z`, mixed(paint, "#FFFAEC", 0.2));
        sheet.fill(`M${x + 22} ${y + 22}h254v${high - 44}h-254Z`, paint);
      }
    sheet.dot([904, 640], 26, "#07130F", 'opacity=".4"');
    sheet.dot([900, 632], 25, colours.brassDark);
    sheet.dot([893, 624], 15, colours.brass);
    ellipse(sheet, 600, 1150, 800, 60, mixed(wall, "#6A4A34", 0.3));
    plane(sheet, "M-20 1120H1220V1220H-20Z", mixed(wall, "#6A4A34", 0.42), "#FFF6DF", 1120, 1170);
  };
