import { stroke } from "#brush.ts";
import { bezier, max, ring, rotated, smooth, sqrt, times, type Point } from "#geometry.ts";
import { colours, tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { rope } from "./model.ts";

export const jute = tone("#C49A62", "#8F6636", "#E6C795", "#E6C795", "#57391A");

/** A wound ball of twine: layer over layer, each strand laid and hairy. */
export const twineBall = (sheet: Sheet, centre: Point, radius: number) => {
  const [x, y] = centre;
  const outline = smooth(ring(centre, radius, 16, 0.93));
  sheet.fill(outline, jute.dark);
  sheet.within(outline, () => {
    for (const [turn, shift] of [
      [84, -0.1],
      [-62, 0.2],
      [40, -0.24],
      [-30, 0.1],
      [12, 0.28],
      [-10, -0.3],
    ] as const)
      times(15, (index) => (index - 7) / 7).forEach((share, index) => {
        const across = (share * 0.42 + shift) * radius;
        const half = sqrt(max(0, radius * radius - across * across));
        const line = bezier(
          [x - half, y + across],
          [x - half * 0.4, y + across - radius * 0.2],
          [x + half * 0.4, y + across - radius * 0.2],
          [x + half, y + across],
          14,
        );
        strand(sheet, rotated(line, centre, turn), radius * 0.058, index);
      });
    const shade = sheet.radial([x - radius * 0.4, y - radius * 0.45], radius * 1.75, [
      [0.3, jute.deep, 0],
      [1, jute.deep, 1],
    ]);
    sheet.stipple(outline, shade);
    const light = sheet.radial([x - radius * 0.45, y - radius * 0.5], radius * 0.8, [
      [0, jute.light, 0.7],
      [1, jute.light, 0],
    ]);
    sheet.stipple(outline, light);
  });
  times(46, (index) => index * 7.83).forEach((turn) => {
    const reach = radius * sheet.between(0.94, 0.97);
    const [dx, dy] = [Math.cos(turn), Math.sin(turn) * 0.93];
    const from: Point = [x + dx * reach, y + dy * reach];
    const hair: Point = [from[0] + dx * 14 + sheet.between(-9, 9), from[1] + dy * 14 + sheet.between(-9, 9)];
    stroke(sheet, [from, hair], jute.dark, { from: 2.4, to: 0.8 });
  });
};

const strand = (sheet: Sheet, line: readonly Point[], width: number, index: number) => {
  const colour = [jute.base, jute.light, jute.base, "#B58A54"][index % 4] as string;
  stroke(sheet, line, jute.deep, { from: width * 1.25, to: width * 1.25, uneven: 0.04 });
  stroke(sheet, line, colour, { from: width, to: width, uneven: 0.12 });
};

/** A paper band round the ball's middle. */
export const ballBand = (sheet: Sheet, [x, y]: Point, radius: number) => {
  const half = radius * 1.005;
  const outline = `M${x - half} ${y - radius * 0.2}C${x - half * 0.5} ${y - radius * 0.02} ${x + half * 0.5} ${y - radius * 0.02} ${x + half} ${y - radius * 0.2}L${x + half * 0.99} ${y + radius * 0.2}C${x + half * 0.5} ${y + radius * 0.42} ${x - half * 0.5} ${y + radius * 0.42} ${x - half * 0.99} ${y + radius * 0.2}Z`;
  sheet.fill(outline, "#3D2A16", 'transform="translate(0 8)" opacity=".45"');
  sheet.fill(outline, colours.forest);
  const shade = sheet.linear(
    [x, y],
    [x + half, y],
    [
      [0, "#0E2720", 0],
      [1, "#0E2720", 0.9],
    ],
  );
  sheet.stipple(outline, shade);
  const light = sheet.linear(
    [x - half, y],
    [x, y],
    [
      [0, "#6F9A7C", 0.2],
      [0.4, "#6F9A7C", 0.6],
      [1, "#6F9A7C", 0],
    ],
  );
  sheet.stipple(outline, light);
  for (const [down, wide] of [
    [0.12, 0.26],
    [0.21, 0.17],
  ] as const)
    stroke(
      sheet,
      bezier(
        [x - radius * wide, y + radius * down],
        [x - 20, y + radius * (down + 0.015)],
        [x + 20, y + radius * (down + 0.015)],
        [x + radius * wide, y + radius * down],
        8,
      ),
      colours.cream,
      { from: radius * 0.034, to: radius * 0.034 },
    );
  return outline;
};

export const looseTwine = (sheet: Sheet, line: readonly Point[], width: number) =>
  rope(sheet, line, width, jute, 60);
