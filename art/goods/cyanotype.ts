import { stroke } from "#brush.ts";
import { along, lerp, polygon, smooth, spine, times, type Line, type Point } from "#geometry.ts";
import { tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { shade, straight } from "./model.ts";

export const prussian = tone("#24508A", "#16335F", "#5D86B8", "#9DBBD8", "#0D2243");
const white = tone("#EEF4F4", "#BFD2DF", "#FBFDFB", "#8FB0CE", "#8FB0CE");

/** How long a fern's pinnae are along its blade (0 to 1), in shares of the longest. */
const pinnaAt = (at: number) => Math.min(1, 0.5 + at * 1.9) * (1 - at ** 1.6) ** 0.9;

/** The white shape that a fern leaves: a bare stalk, then pinnae in pairs that taper, each cut to its rib. */
export const fernShadow = (sheet: Sheet, line: Line, size: number) => {
  stroke(sheet, line, white.base, { from: 7 * size, to: 1.5 });
  times(21, (index) => index / 21).forEach((at) => {
    const { point, heading } = along(line, lerp(0.17, 0.995, at));
    const long = 116 * size * pinnaAt(at) * sheet.between(0.95, 1.05) + 4;
    for (const way of [-1, 1]) {
      const pinna = spine(point, heading + way * lerp(86, 50, at), long, -way * 26, 10);
      const lobes = Math.max(3, Math.round(long / 11));
      const edge = (side: number) =>
        times(lobes * 2 + 1, (index): Point => {
          const share = index / (lobes * 2);
          const place = along(pinna, share);
          const wide = (0.085 * long + 3.5) * (1 - share) ** 0.7 * (index % 2 ? 1 : 0.42);
          return [
            place.point[0] + place.normal[0] * wide * side,
            place.point[1] + place.normal[1] * wide * side,
          ];
        });
      sheet.fill(smooth([...edge(-1), ...edge(1).reverse()]), white.base);
      stroke(sheet, pinna, white.dark, { from: 1.6, to: 0.6, attributes: 'opacity=".8"' });
    }
  });
  stroke(sheet, line, white.dark, { from: 2.4 * size, to: 0.8, attributes: 'opacity=".7"' });
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
