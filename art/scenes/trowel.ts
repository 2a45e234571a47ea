import { flatBlade } from "#blade.ts";
import { stem } from "#brush.ts";
import { trowel } from "#goods/trowel.ts";
import { along, lerp, smooth, ring, spine, times, type Point } from "#geometry.ts";
import { ground } from "#ground.ts";
import { leaf, profiles } from "#leaf.ts";
import { green, tone } from "#palette.ts";
import type { Scene } from "./index.ts";
import type { Sheet } from "#sheet.ts";

export const handTrowel: Scene = {
  seed: 72,
  draw: (sheet) => {
    ground(sheet, { shape: "blob", shapeColour: "#A9BA93", paper: "#DDE2CB", table: null });
    sheet.lying(() => ashLeaf(sheet));
    sheet.lying(() => {
      sheet.group('transform="translate(668 612) rotate(30) scale(1.1) translate(-600 -610)"', () =>
        trowel(sheet),
      );
      times(15, () => [sheet.between(770, 985), sheet.between(805, 1010)] as const).forEach((place) =>
        seed(sheet, place),
      );
    });
  },
};

/** The leaf of the tree the handle is made from: leaflets in pairs, one at the tip. */
const ashLeaf = (sheet: Sheet) => {
  const line = spine([255, 900], 18, 640, -6, 24);
  stem(sheet, line, 10, 4, green(3));
  times(6, (index) => index / 5).forEach((share, index) => {
    const { point, heading } = along(line, 0.2 + 0.68 * share);
    for (const way of [-1, 1]) {
      const side = spine(point, heading + way * lerp(66, 46, share), lerp(200, 170, share), -way * 24, 14);
      leaf(sheet, flatBlade(side, way < 0 ? 1 : 0.85, way < 0 ? 0.85 : 1), {
        profile: profiles.lance(0.36),
        tone: green(index % 2 ? 2 : 3),
        veins: 6,
      });
    }
  });
  const tip = along(line, 1);
  leaf(sheet, flatBlade(spine(tip.point, tip.heading, 170, 6, 14)), {
    profile: profiles.lance(0.38),
    tone: green(3),
    veins: 6,
  });
};

const seed = (sheet: Sheet, place: Point) => {
  const husk = tone("#7A4B2C", "#4F2D1A", "#C99563");
  const turn = sheet.between(0, 3);
  const outline = smooth(
    ring(place, 12, 8).map(([x, y]): Point => {
      const [dx, dy] = [(x - place[0]) * 0.55, y - place[1]];
      return [
        place[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
        place[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
      ];
    }),
  );
  sheet.fill(outline, husk.base);
  sheet.stipple(
    outline,
    sheet.radial([place[0] - 4, place[1] - 4], 10, [
      [0, husk.light, 1],
      [1, husk.light, 0],
    ]),
  );
};
