import { flatBlade } from "#blade.ts";
import { stem, stroke } from "#brush.ts";
import { along, lerp, ring, smooth, spine, times, type Line, type Point } from "#geometry.ts";
import { leaf, leaflet, profiles } from "#leaf.ts";
import { floret } from "#petal.ts";
import { tone, tones, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

const eucalyptusTones: readonly Tone[] = [
  tone("#2F5F4C", "#1B4636", "#5B8A70", "#8FB19A", "#12302A"),
  tone("#5A8570", "#38624F", "#8DB09B", "#C3D6C3", "#1B4636"),
  tone("#86A792", "#5A8570", "#B5CBB8", "#E2EBDC", "#38624F"),
];

export const eucalyptus = (sheet: Sheet, line: Line, level: number, size = 70, grain = true) => {
  const paint = eucalyptusTones[level] as Tone;
  stem(sheet, line, 6, 3, { base: "#9A6B4B", dark: "#6C452E" });
  times(7, (index) => index / 6).forEach((share) => {
    const { point, heading } = along(line, 0.12 + 0.88 * share);
    for (const way of [-1, 1]) {
      const round = spine(
        point,
        heading + way * lerp(72, 26, share) + sheet.between(-9, 9),
        lerp(size, size * 0.5, share),
        -way * 10,
        10,
      );
      const blade = flatBlade(round, sheet.between(0.75, 1), sheet.between(0.75, 1));
      if (!grain) {
        leaflet(sheet, blade, { profile: profiles.round(0.74), tone: paint, midrib: 1.3 });
        continue;
      }
      leaf(sheet, blade, {
        profile: profiles.round(0.74),
        tone: paint,
        veins: 3,
        shade: 0.7,
        veinWidth: 1.1,
        steps: 9,
      });
    }
  });
};

export const wheatEar = (sheet: Sheet, line: Line) => {
  stroke(sheet, line, tones.straw.dark, { from: 5, to: 4 });
  times(9, (index) => index / 8).forEach((share) => {
    const { point, heading } = along(line, 0.5 + 0.5 * share);
    for (const way of [-1, 1]) {
      stroke(sheet, spine(point, heading + way * 16, 88, -way * 4, 6), tones.straw.light, {
        from: 2.4,
        to: 0.7,
      });
      leaflet(sheet, flatBlade(spine(point, heading + way * 26, 34, -way * 22, 6)), {
        profile: profiles.lance(0.5),
        tone: tones.straw,
        midrib: 1.2,
      });
    }
  });
};

/** A strawflower: stiff pointed bracts in rings round a button. */
export const strawflower = (sheet: Sheet, centre: Point, size: number, paint: Tone) => {
  for (const [count, reach, colour] of [
    [15, 1, paint.dark],
    [14, 0.86, paint.base],
    [12, 0.66, paint.light],
    [10, 0.46, paint.base],
  ] as const) {
    times(count, (index) => (index / count) * 360 + reach * 40).forEach((heading) => {
      floret(
        sheet,
        spine(centre, heading + sheet.between(-5, 5), size * reach, 0, 6),
        { ...paint, base: colour, dark: paint.deep },
        0.38,
      );
    });
  }
  const button = smooth(ring(centre, size * 0.2, 9));
  sheet.fill(button, "#C98A22");
  sheet.stipple(
    button,
    sheet.radial([centre[0] - 4, centre[1] - 4], size * 0.24, [
      [0, "#F0CF8E", 1],
      [1, "#F0CF8E", 0],
    ]),
  );
};

export const berries = (sheet: Sheet, line: Line, paint: Tone) => {
  stroke(sheet, line, "#6C452E", { from: 4.5, to: 2.5 });
  times(9, (index) => index / 8).forEach((share, index) => {
    const { point, heading } = along(line, 0.25 + 0.75 * share);
    const way = index % 2 ? 1 : -1;
    const end = spine(point, heading + way * 50, 26, 0, 4)[4] as Point;
    stroke(sheet, [point, end], "#6C452E", { from: 2.6, to: 2 });
    const round = smooth(ring(end, 10.5, 8));
    sheet.fill(round, paint.deep, 'transform="translate(2 3)" opacity=".6"');
    sheet.fill(round, paint.base);
    sheet.stipple(
      round,
      sheet.radial([end[0] - 3, end[1] - 4], 11, [
        [0, paint.light, 1],
        [1, paint.light, 0],
      ]),
    );
  });
};
