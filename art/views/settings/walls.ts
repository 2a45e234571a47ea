import { stroke } from "#brush.ts";
import { points, smooth, times, type Point } from "#geometry.ts";
import { mixed } from "#grammar/colour.ts";
import { colours } from "#palette.ts";
import type { Draw, Sheet } from "#sheet.ts";

export const plane = (sheet: Sheet, data: string, colour: string, shade = "", from = 0, to = 1200) => {
  sheet.fill(data, colour);
  if (!shade) return;
  const gradient = sheet.linear(
    [0, from],
    [0, to],
    [
      [0, shade, 0.5],
      [0.6, shade, 0.1],
      [1, shade, 0],
    ],
  );
  sheet.stipple(data, gradient, 'opacity=".4"');
};

/** A slanting patch of sun on a wall. */
export const sunPatch = (sheet: Sheet, [x, y]: Point, width: number, height: number, opacity = 0.4) => {
  for (const part of [0, 1])
    for (const row of [0, 1]) {
      const [left, top] = [x + part * width * 0.52 + row * height * 0.12, y + row * height * 0.52];
      sheet.fill(
        `M${left} ${top}h${width * 0.48}l${height * 0.12} ${height * 0.48}h${-width * 0.48}Z`,
        "#FFF6DF",
        `opacity="${opacity}"`,
      );
    }
};

export type Window = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  sky: string;
  frame: string;
  hill?: string;
  /** Upright bars, and how high the cross bar is (0 top, 1 bottom). */
  bars?: number;
  cross?: number;
  frosted?: boolean;
  /** The sun is seen in it. */
  sun?: boolean;
};

/** A window with its frame: sky, a hill, a slanting light. */
export const windowIn = (sheet: Sheet, form: Window) => {
  const { left, right, top, bottom, sky, frame, hill = "#8FA97C", bars = 1, cross = 0.34, sun = true } = form;
  const [wide, high] = [right - left, bottom - top];
  sheet.fill(
    `M${left - 34} ${top - 34}H${right + 34}V${bottom + 30}H${left - 34}Z`,
    mixed(frame, "#3A2A22", 0.16),
  );
  sheet.fill(`M${left - 26} ${top - 26}H${right + 26}V${bottom + 26}H${left - 26}Z`, frame);
  const glass = `M${left} ${top}H${right}V${bottom}H${left}Z`;
  sheet.fill(glass, sky);
  sheet.within(glass, () => {
    if (!form.frosted) {
      if (sun) sheet.dot([left + wide * 0.74, top + high * 0.3], wide * 0.12, "#FFF3D2", 'opacity=".9"');
      const far = points("-0.1 0.72, 0.2 0.6, 0.5 0.68, 0.8 0.56, 1.1 0.64, 1.1 1.2, -0.1 1.2");
      const near = points("-0.1 0.84, 0.25 0.86, 0.6 0.76, 1.1 0.84, 1.1 1.2, -0.1 1.2");
      for (const [line, by] of [
        [far, 0.45],
        [near, 0.8],
      ] as const)
        sheet.fill(
          smooth(line.map(([x, y]): Point => [left + x * wide, top + y * high])),
          mixed(sky, hill, by),
        );
    }
    sheet.fill(
      `M${left} ${top}H${left + wide * 0.42}L${left} ${top + high * 0.75}Z`,
      "#FFFAEC",
      'opacity=".35"',
    );
    sheet.stipple(
      glass,
      sheet.linear(
        [0, top],
        [0, bottom],
        [
          [0, "#FFFAEC", 0],
          [1, "#FFFAEC", 0.7],
        ],
      ),
      'opacity=".5"',
    );
  });
  times(bars, (index) => left + (wide * (index + 1)) / (bars + 1)).forEach((x) =>
    sheet.fill(`M${x - 9} ${top}h18v${high}h-18Z`, frame),
  );
  if (cross > 0) sheet.fill(`M${left} ${top + high * cross - 8}H${right}v16H${left}Z`, frame);
};

/** Tiles from one height to another. */
export const tiles = (sheet: Sheet, from: number, to: number, size: number, colour: string) => {
  plane(sheet, `M-20 ${from}H1220V${to}H-20Z`, colour, mixed(colour, "#22443C", 0.6), to, from);
  const line = mixed(colour, "#FFFAEC", 0.55);
  for (let y = from; y <= to; y += size) sheet.fill(`M-20 ${y - 2}H1220v4H-20Z`, line);
  const rows = Math.ceil((to - from) / size);
  times(rows, (row) => {
    for (let x = (row % 2) * size * 0.5 - 20; x < 1220; x += size)
      sheet.fill(`M${x - 2} ${from + row * size}h4v${Math.min(size, to - from - row * size)}h-4Z`, line);
  });
};

/** Boards of a floor that run towards us. */
export const floor = (sheet: Sheet, top: number, colour: string, boards = 9) => {
  plane(sheet, `M-20 ${top}H1220V1220H-20Z`, colour, mixed(colour, "#3A2416", 0.5), top, 1200);
  const line = mixed(colour, "#3A2416", 0.3);
  times(boards + 1, (index) => (index / boards) * 2 - 1).forEach((across) => {
    const [a, b] = [600 + across * 760, 600 + across * 1500];
    sheet.fill(`M${a - 1.5} ${top}h3L${b + 4} 1220h-8Z`, line, 'opacity=".6"');
  });
};

/** The board along the foot of a wall. */
export const skirting = (sheet: Sheet, top: number, colour: string, high = 56) => {
  sheet.fill(`M-20 ${top - high}H1220V${top}H-20Z`, colour);
  sheet.fill(`M-20 ${top - high}H1220v7H-20Z`, mixed(colour, "#FFFAEC", 0.5));
  sheet.fill(`M-20 ${top - 6}H1220v6H-20Z`, mixed(colour, "#3A2416", 0.4));
};

/** A board seen from in front, as a sill, a shelf or a table's edge: its top and its front. */
export const ledge = (sheet: Sheet, top: number, front: number, colour: string, foot = 1220) => {
  plane(
    sheet,
    `M-20 ${top}H1220V${front}H-20Z`,
    mixed(colour, "#FFF4DC", 0.3),
    mixed(colour, "#3A2416", 0.4),
    top,
    front,
  );
  plane(sheet, `M-20 ${front}H1220V${foot}H-20Z`, colour, mixed(colour, "#3A2416", 0.6), front, front + 90);
  sheet.fill(`M-20 ${front}H1220v5H-20Z`, mixed(colour, "#FFFAEC", 0.55));
  times(9, (index) => {
    const [x, y] = [sheet.between(-40, 1000), top + ((index + 0.5) / 9) * (front - top)];
    stroke(
      sheet,
      [
        [x, y],
        [x + 150, y + sheet.between(-3, 3)],
        [x + 320, y],
      ],
      mixed(colour, "#3A2416", 0.45),
      { from: 2.6, to: 1, attributes: 'opacity=".45"' },
    );
  });
};

/** A picture in a frame. */
export const framed =
  (x: number, y: number, width: number, height: number, inside: Draw, frame: string = colours.wood): Draw =>
  (sheet) => {
    sheet.fill(`M${x + 10} ${y + 12}h${width}v${height}h${-width}Z`, "#3A2416", 'opacity=".25"');
    sheet.fill(`M${x} ${y}h${width}v${height}h${-width}Z`, frame);
    sheet.fill(`M${x + 14} ${y + 14}h${width - 28}v${height - 28}h${28 - width}Z`, colours.cream);
    sheet.within(`M${x + 14} ${y + 14}h${width - 28}v${height - 28}h${28 - width}Z`, () => inside(sheet));
  };
