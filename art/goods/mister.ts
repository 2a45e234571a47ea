import { bezier, lerp, sin, times, type Point } from "#geometry.ts";
import { castShadow } from "#ground.ts";
import { ellipse, hoop, turned } from "#lathe.ts";
import { tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";
import { modelled, rod, straight } from "./model.ts";

export const yellowBrass = tone("#CFA04A", "#94671F", "#F3D993", "#FBEBBD", "#5C3D10");
const tilt = 0.16;

/** A brass globe with a thumb pump, its nozzle to the left; stands on `foot`, 780 high. */
export const mister = (sheet: Sheet, x: number, foot: number) => {
  castShadow(sheet, x + 6, foot + 16, 210, 44);
  const rings = (text: readonly (readonly [number, number])[]): Point[] =>
    text.map(([wide, high]) => [wide, foot - high]);
  const base = rings([
    [124, 0],
    [126, 12],
    [112, 26],
    [104, 40],
  ]);
  const globe = rings([
    [108, 30],
    [170, 76],
    [216, 150],
    [232, 232],
    [218, 312],
    [176, 380],
    [120, 424],
    [92, 446],
  ]);
  const collar = rings([
    [98, 438],
    [100, 452],
    [98, 476],
  ]);
  const head = rings([
    [84, 470],
    [78, 500],
    [58, 530],
    [50, 560],
  ]);
  turned(sheet, x, base, yellowBrass, tilt, () => {});
  turned(sheet, x, globe, yellowBrass, tilt, () => {
    sheet.fill(hoop(x, globe, foot - 240, foot - 234, tilt), yellowBrass.dark, 'opacity=".7"');
    sheet.fill(hoop(x, globe, foot - 232, foot - 229, tilt), yellowBrass.light);
    const window = bezier(
      [x - 160, foot - 250],
      [x - 150, foot - 330],
      [x - 110, foot - 380],
      [x - 80, foot - 400],
      10,
    );
    rod(sheet, window, (at) => 26 * sin(Math.PI * at), {
      ...yellowBrass,
      base: "#FBF0CC",
      dark: "#FBF0CC",
      light: "#FFFAE8",
    });
  });
  turned(sheet, x, collar, yellowBrass, tilt, () =>
    times(22, (index) => lerp(-96, 96, index / 21)).forEach((dx) =>
      sheet.fill(`M${x + dx} ${foot - 480}h3v50h-3Z`, yellowBrass.deep, 'opacity=".45"'),
    ),
  );
  ellipse(sheet, x, foot - 476, 98, 98 * tilt, yellowBrass.light);
  turned(sheet, x, head, yellowBrass, tilt, () => {});
  nozzle(sheet, x, foot - 520);
  lever(sheet, x, foot);
  rod(sheet, straight([x, foot - 560], [x, foot - 668], 4), 22, yellowBrass);
  ellipse(sheet, x, foot - 560, 50, 9, yellowBrass.light);
  const knob = rings([
    [36, 660],
    [62, 684],
    [66, 704],
    [58, 724],
  ]);
  turned(sheet, x, knob, yellowBrass, 0.2, () => {});
  ellipse(sheet, x, foot - 724, 58, 12, yellowBrass.vein);
};

const nozzle = (sheet: Sheet, x: number, y: number) => {
  rod(sheet, straight([x - 40, y], [x - 150, y - 26], 6), 34, yellowBrass);
  const tip = `M${x - 138} ${y - 50}L${x - 196} ${y - 66}C${x - 206} ${y - 46} ${x - 206} ${y - 30} ${x - 196} ${y - 14}L${x - 138} ${y}C${x - 130} ${y - 16} ${x - 130} ${y - 34} ${x - 138} ${y - 50}Z`;
  modelled(sheet, tip, yellowBrass, [
    [x - 170, y - 66],
    [x - 160, y - 4],
  ]);
  ellipse(sheet, x - 199, y - 40, 8, 24, yellowBrass.deep);
  ellipse(sheet, x - 201, y - 40, 3, 7, "#F7E4B0");
};

/** The loop for two fingers at the back. */
const lever = (sheet: Sheet, x: number, foot: number) => {
  const line = bezier(
    [x + 54, foot - 520],
    [x + 220, foot - 570],
    [x + 210, foot - 430],
    [x + 150, foot - 384],
    20,
  );
  rod(sheet, line, 22, yellowBrass);
};

/** Fog that leaves a nozzle to the left. */
export const fog = (sheet: Sheet, [x, y]: Point, reach: number) => {
  times(170, () => [Math.sqrt(sheet.random()), sheet.between(-1, 1)] as const).forEach(([far, across]) =>
    sheet.dot(
      [x - far * reach, y - far * 24 + across * far * reach * 0.36],
      sheet.between(2, 5.4),
      "#F7FBF8",
      `opacity="${(1 - far * 0.6).toFixed(2)}"`,
    ),
  );
};
