import { polygon, times } from "#geometry.ts";
import { castShadow } from "#ground.ts";
import { ellipse, turned } from "#lathe.ts";
import { tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { flame, ivory } from "./beeswax.ts";
import { blackSteel } from "./chair.ts";
import { rod, shade, straight } from "./model.ts";
import { cuboid, dimmed, patch, viewed, type Look, type Place } from "./space.ts";

const steel = tone("#2E3A3A", "#172020", "#778782", "#9AA7A1", "#0B1212");

/** A lantern in centimetres, 16 by 16 by 32, with a lit pillar candle in it. */
export const lantern = (sheet: Sheet, look: Look, lit = true) => {
  const view = viewed(look);
  const unit = look.scale;
  const [floorX, floorY] = view([2, 0, 0]);
  castShadow(sheet, floorX + unit, floorY + unit, 14 * unit, 4.4 * unit);
  cuboid(sheet, view, [-8, 0, -8], [8, 1.6, 8], steel, { lines: 0 });
  const post = (x: number, z: number) =>
    cuboid(sheet, view, [x - 0.6, 1.6, z - 0.6], [x + 0.6, 22, z + 0.6], steel, { lines: 0, grainy: false });
  post(-7, -7);
  post(7, -7);
  post(-7, 7);
  pane(
    sheet,
    view,
    [
      [-7, 2, -7],
      [7, 2, -7],
      [7, 22, -7],
      [-7, 22, -7],
    ],
    lit ? 0.2 : 0.14,
  );
  candle(sheet, view([0, 1.8, 0]), unit, lit);
  pane(
    sheet,
    view,
    [
      [7, 2, 7],
      [7, 2, -7],
      [7, 22, -7],
      [7, 22, 7],
    ],
    0.1,
  );
  pane(
    sheet,
    view,
    [
      [-7, 2, 7],
      [7, 2, 7],
      [7, 22, 7],
      [-7, 22, 7],
    ],
    0.12,
  );
  const mirror = (from: number, to: number, opacity: number) =>
    patch(
      sheet,
      view,
      [
        [from, 2.6, 7],
        [to, 2.6, 7],
        [to + 4.5, 21.4, 7],
        [from + 4.5, 21.4, 7],
      ],
      "#FFF8E2",
      `opacity="${opacity}"`,
    );
  mirror(-6, -3.6, 0.2);
  mirror(-2.9, -2.2, 0.2);
  post(7, 7);
  for (const y of [1.6, 20.8]) {
    cuboid(sheet, view, [-7.6, y, 6.4], [7.6, y + 1.2, 7.6], steel, { lines: 0, grainy: false });
    cuboid(sheet, view, [6.4, y, -7.6], [7.6, y + 1.2, 7.6], steel, { lines: 0, grainy: false });
  }
  cuboid(sheet, view, [-8.4, 22, -8.4], [8.4, 23, 8.4], steel, { lines: 0 });
  roof(sheet, view, unit);
};

type View = ReturnType<typeof viewed>;

const pane = (sheet: Sheet, view: View, places: readonly Place[], opacity: number) =>
  patch(sheet, view, places, "#FFE7B0", `opacity="${opacity}"`);

const candle = (sheet: Sheet, [x, y]: readonly [number, number], unit: number, lit: boolean) => {
  const rings = [
    [4, 0],
    [4, 5],
    [3.9, 9],
  ].map(([wide, high]) => [(wide as number) * unit, y - (high as number) * unit] as const);
  turned(sheet, x, rings, ivory, 0.24, () => {});
  ellipse(sheet, x, y - 9 * unit, 3.9 * unit, 0.94 * unit, "#FBE9B8");
  ellipse(sheet, x, y - 8.9 * unit, 2.4 * unit, 0.5 * unit, "#F2C569");
  rod(sheet, straight([x, y - 8.9 * unit], [x + 1, y - 10 * unit], 3), unit * 0.26, blackSteel);
  if (lit) flame(sheet, [x, y - 9.5 * unit], unit * 3.6);
};

const roof = (sheet: Sheet, view: View, unit: number) => {
  const low = 9;
  const high = 2.6;
  const side = (a: Place, b: Place, c: Place, d: Place, colour: string, far: number) => {
    const corners = [a, b, c, d].map(view);
    const outline = polygon(corners);
    sheet.fill(outline, colour);
    shade(sheet, outline, steel.deep, [view(d), view(b)], far);
    return outline;
  };
  side([low, 23, low], [low, 23, -low], [high, 28, -high], [high, 28, high], steel.dark, 0.7);
  const front = side([-low, 23, low], [low, 23, low], [high, 28, high], [-high, 28, high], steel.base, 0.6);
  const light = sheet.linear(view([-low, 24, low]), view([3, 26, low]), [
    [0, steel.light, 0.95],
    [1, steel.light, 0],
  ]);
  sheet.stipple(front, light);
  cuboid(sheet, view, [-high, 28, -high], [high, 29.6, high], steel, { lines: 0, grainy: false });
  for (const x of [-1.4, 0, 1.4])
    patch(
      sheet,
      view,
      [
        [x - 0.35, 28.3, high],
        [x + 0.35, 28.3, high],
        [x + 0.35, 29.3, high],
        [x - 0.35, 29.3, high],
      ],
      "#F5C467",
    );
  cuboid(sheet, view, [-4, 29.6, -4], [4, 30.4, 4], dimmed(steel, 0.2), { lines: 0, grainy: false });
  const [x, y] = view([0, 30.4, 0]);
  const loop = times(29, (index) => (index / 28) * Math.PI).map(
    (turn) => [x - Math.cos(turn) * 3.4 * unit, y - Math.sin(turn) * 4.4 * unit] as const,
  );
  rod(sheet, loop, unit * 0.75, steel);
};
