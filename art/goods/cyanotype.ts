import { flatBlade } from "../blade.ts";
import { stroke } from "../brush.ts";
import { along, lerp, polygon, spine, times, type Line, type Point } from "../geometry.ts";
import { leaflet, profiles } from "../leaf.ts";
import { tone } from "../palette.ts";
import type { Sheet } from "../sheet.ts";
import { shade, straight } from "./model.ts";

export const prussian = tone("#24508A", "#16335F", "#5D86B8", "#9DBBD8", "#0D2243");
const white = tone("#EEF4F4", "#BFD2DF", "#FBFDFB", "#8FB0CE", "#8FB0CE");

/** The white shape that a fern leaves. */
export const fernShadow = (sheet: Sheet, line: Line, size: number) => {
  stroke(sheet, line, white.base, { from: 6 * size, to: 2 });
  times(14, (index) => (index + 0.9) / 14.6).forEach((at) => {
    const { point, heading } = along(line, at);
    const long = 128 * size * Math.min(1, at * 4 + 0.5) * (1 - at) ** 0.8 + 5;
    for (const way of [-1, 1]) {
      const pinna = spine(point, heading + way * lerp(72, 40, at), long, -way * 22, 10);
      stroke(sheet, pinna, white.base, { from: 3, to: 1 });
      times(7, (index) => (index + 0.5) / 7).forEach((share) => {
        const place = along(pinna, share);
        for (const side of [-1, 1])
          leaflet(
            sheet,
            flatBlade(
              spine(
                place.point,
                place.heading + side * 62,
                lerp(21, 7, share) * size * (1.1 - at * 0.5),
                0,
                4,
              ),
            ),
            { tone: white, profile: profiles.round(0.5), steps: 4, midrib: 0 },
          );
      });
    }
  });
};

/** A print on cotton paper: brushed edges, a blue field; `subject` draws on it, 420 by 600 around the origin. */
export const cyanotype = (sheet: Sheet, subject: () => void) => {
  const edge = (w: number, h: number, rough: number) => {
    const side = (from: Point, to: Point) =>
      times(12, (index): Point => [
        lerp(from[0], to[0], index / 12) + sheet.between(-rough, rough),
        lerp(from[1], to[1], index / 12) + sheet.between(-rough, rough),
      ]);
    return polygon([
      ...side([-w, -h], [w, -h]),
      ...side([w, -h], [w, h]),
      ...side([w, h], [-w, h]),
      ...side([-w, h], [-w, -h]),
    ]);
  };
  const paper = edge(280, 380, 3);
  sheet.fill(paper, "#F7F0DF");
  shade(
    sheet,
    paper,
    "#B8A582",
    [
      [100, 150],
      [320, 420],
    ],
    0.6,
  );
  const field = edge(228, 322, 7);
  for (const [x, y, long] of [
    [-222, -322, 34],
    [-150, 318, 40],
    [60, 318, 26],
    [180, -322, 30],
    [226, 120, 0],
  ] as const)
    if (long > 0)
      stroke(sheet, straight([x, y - long], [x + 4, y + long], 3), prussian.base, {
        from: 20,
        to: 6,
        attributes: 'opacity=".8"',
      });
  sheet.fill(field, prussian.base);
  sheet.within(field, () => {
    times(26, (index) => -240 + index * 19).forEach((x, index) =>
      stroke(
        sheet,
        straight([x, -340], [x + sheet.between(-10, 10), 340], 5),
        index % 2 ? prussian.dark : prussian.light,
        { from: 12, to: 6, attributes: 'opacity=".13"' },
      ),
    );
    subject();
    shade(
      sheet,
      field,
      prussian.deep,
      [
        [40, 60],
        [280, 400],
      ],
      0.6,
    );
  });
};
