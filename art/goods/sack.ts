import { stroke } from "#brush.ts";
import { cos, lerp, PI, ring, sin, smooth, times, type Point } from "#geometry.ts";
import { castShadow } from "#ground.ts";
import { tone, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { modelled, placed, rectangle, shade, shape, straight } from "./model.ts";

const kraft = tone("#CFAA78", "#9F7747", "#EBD2A9", "#EBD2A9", "#6B4A2B");

type SackOptions = { paper?: Tone; colour: string; print: () => void; shadow?: boolean };

/** A filled paper sack, 460 by 640 above its foot at the origin; `print` draws 300 by 260 around the origin. */
export const sack = (sheet: Sheet, { paper = kraft, colour, print, shadow = true }: SackOptions) => {
  if (shadow) castShadow(sheet, 10, 6, 290, 42);
  const body = shape(
    "-226 -20, -238 -120, -244 -280, -236 -430, -214 -540, -206 -590, 0 -584, 204 -592, 212 -540, 238 -430, 246 -280, 240 -120, 228 -22, 214 2, 0 10, -212 4",
  );
  modelled(
    sheet,
    body,
    paper,
    [
      [-250, -380],
      [260, -260],
    ],
    () => {
      for (const way of [-1, 1]) {
        const fold = straight([way * 176, -600], [way * 196, 10], 8).map(([x, y]): Point => [
          x + way * 16 * sin((y / 600) * PI),
          y,
        ]);
        stroke(sheet, fold, way < 0 ? paper.light : paper.dark, {
          from: 7,
          to: 4,
          attributes: 'opacity=".8"',
        });
        stroke(
          sheet,
          fold.map(([x, y]): Point => [x + way * 8, y]),
          paper.dark,
          {
            from: 4,
            to: 10,
            attributes: 'opacity=".55"',
          },
        );
      }
      creases(sheet, paper);
    },
  );
  const label = smoothPanel(-178, -456, 356, 380);
  sheet.fill(label, colour);
  sheet.within(label, () => {
    sheet.fill(rectangle(-150, -430, 300, 250), "#F6EBCB");
    sheet.within(rectangle(-150, -430, 300, 250), () => sheet.group('transform="translate(0 -305)"', print));
    for (const [width, top] of [
      [220, -158],
      [150, -130],
      [96, -106],
    ] as const)
      sheet.fill(
        smooth([
          [-width / 2, top],
          [width / 2, top - 1],
          [width / 2, top + 11],
          [-width / 2, top + 10],
        ]),
        "#F6EBCB",
        `opacity="${top === -158 ? 1 : 0.75}"`,
      );
    shade(
      sheet,
      label,
      paper.deep,
      [
        [20, -300],
        [260, -230],
      ],
      0.4,
    );
  });
  const band = shape("-212 -560, -214 -640, -206 -652, 0 -644, 204 -654, 214 -642, 212 -562, 0 -552");
  sheet.fill(band, paper.deep, 'transform="translate(3 9)" opacity=".5"');
  modelled(sheet, band, paper, [
    [-210, -660],
    [220, -560],
  ]);
  times(24, (index) => lerp(-196, 190, index / 23)).forEach((x) =>
    stroke(sheet, straight([x, -594], [x + 9, -592], 2), "#F6EBCB", { from: 4, to: 4 }),
  );
};

const smoothPanel = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}C${x + width * 0.3} ${y + 8} ${x + width * 0.7} ${y + 8} ${x + width} ${y}` +
  `C${x + width + 6} ${y + height * 0.4} ${x + width + 4} ${y + height * 0.8} ${x + width} ${y + height}` +
  `C${x + width * 0.7} ${y + height + 8} ${x + width * 0.3} ${y + height + 8} ${x} ${y + height}C${x - 6} ${y + height * 0.6} ${x - 6} ${y + height * 0.3} ${x} ${y}Z`;

const creases = (sheet: Sheet, paper: Tone) => {
  for (const [x, y, dx, dy] of [
    [-200, -80, 70, 44],
    [-212, -130, 50, 60],
    [214, -96, -60, 50],
    [206, -520, -50, 46],
    [-196, -520, 46, 40],
    [140, -40, -60, 26],
  ] as const) {
    const line = straight([x, y], [x + dx, y + dy], 4);
    stroke(sheet, line, paper.dark, { from: 6, to: 1, attributes: 'opacity=".7"' });
    stroke(
      sheet,
      line.map(([px, py]): Point => [px - 3, py - 5]),
      paper.light,
      { from: 4, to: 1 },
    );
  }
};

type Heap = {
  width: number;
  height: number;
  count: number;
  grain: number;
  colours: readonly string[];
};

/** Loose stuff in a heap above the given foot, from the dark inside to the lit grains on top. */
export const heap = (sheet: Sheet, [x, foot]: Point, { width, height, count, grain, colours }: Heap) => {
  castShadow(sheet, x + 10, foot, width * 0.56, height * 0.22, 0.7);
  const half = width / 2;
  const top = (across: number) => Math.pow(Math.max(0, cos((across * PI) / 2)), 1.3) * height;
  const ridge = times(15, (index): Point => {
    const across = lerp(-0.97, 0.97, index / 14);
    return [x + across * half, foot - top(across) * sheet.between(0.93, 1.03)];
  });
  const low = times(9, (index): Point => [
    x + lerp(0.97, -0.97, index / 8) * half,
    foot + 12 * sin((index / 8) * PI),
  ]);
  const outline = smooth([...ridge, ...low]);
  sheet.fill(outline, colours[0] as string);
  const places = times(count, () => {
    const across = sheet.between(-1.12, 1.12);
    const up = Math.pow(sheet.random(), 0.8);
    return { across, y: foot + 14 - up * (top(across) + 14), up };
  }).sort((a, b) => a.y - b.y);
  for (const { across, y, up } of places) {
    const lit = up * 0.9 - across * 0.35 + sheet.between(-0.35, 0.35);
    const index = Math.max(0, Math.min(colours.length - 1, Math.floor(lit * colours.length)));
    const size = grain * sheet.between(0.5, 1.3);
    const crumb = ring([x + across * half, y], size, 6, 0.8, sheet.between(0, 3)).map(([px, py]): Point => [
      px + sheet.between(-0.3, 0.3) * size,
      py + sheet.between(-0.3, 0.3) * size,
    ]);
    sheet.fill(smooth(crumb), colours[index] as string);
  }
  return outline;
};

/** Grains that rolled off, each with its own little shadow. */
export const strewn = (sheet: Sheet, places: readonly Point[], grain: number, colours: readonly string[]) =>
  places.forEach(([x, y], index) =>
    placed(sheet, [x, y], index * 37, grain * sheet.between(0.7, 1.2), () => {
      const crumb = smooth(
        ring([0, 0], 1, 6, 0.75).map(([px, py]): Point => [px * sheet.between(0.8, 1.2), py]),
      );
      sheet.fill(crumb, "#4A3322", 'opacity=".3" transform="translate(.5 .4)"');
      sheet.fill(crumb, colours[1 + (index % (colours.length - 1))] as string);
    }),
  );
