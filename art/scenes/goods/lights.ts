import { stem } from "#brush.ts";
import { along, bezier, spine, times, type Line, type Point } from "#geometry.ts";
import { lantern } from "#goods/lantern.ts";
import { bulbsOn, cable, solarPanel, swag } from "#goods/lights.ts";
import { growLamp } from "#goods/grow-lamp.ts";
import { lath } from "#goods/wood.ts";
import { clayPot } from "#goods/pots.ts";
import { ground } from "#ground.ts";
import { leaflet, profiles } from "#leaf.ts";
import { flatBlade } from "#blade.ts";
import { colours, green, greenAt } from "#palette.ts";
import type { Scene } from "#scenes/index.ts";
import type { Sheet } from "#sheet.ts";

const gardenLantern: Scene = {
  seed: 441,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#4B6B72",
      paper: "#34525B",
      table: "#6E7A6A",
      tableTop: 880,
    });
    lantern(sheet, { x: 590, y: 960, scale: 25, yaw: -28, pitch: 15 });
  },
};

const stringLights: Scene = {
  seed: 442,
  draw: (sheet) => {
    ground(sheet, { shape: "hill", shapeColour: "#2C5C48", paper: colours.forest, table: null });
    for (const x of [112, 1078]) lath(sheet, [x, 100], [x, 960], 30);
    const rows = [
      swag([112, 150], [1078, 130], 130),
      swag([1078, 235], [112, 470], 130),
      swag([112, 560], [1078, 640], 110),
    ] as const;
    cable(sheet, bezier([1078, 130], [1092, 160], [1092, 200], [1078, 235], 6), 8);
    cable(sheet, bezier([112, 470], [98, 500], [98, 530], [112, 560], 6), 8);
    const lead = bezier([1078, 640], [1030, 780], [1060, 900], [960, 960], 20);
    cable(sheet, lead, 8);
    cable(sheet, bezier([960, 960], [830, 1020], [930, 1080], [862, 1074], 20), 8);
    solarPanel(sheet, [850, 1086], 100);
    for (const [index, row] of rows.entries())
      bulbsOn(
        sheet,
        row,
        times(index === 0 ? 6 : 7, (place) => (place + 0.85) / (index === 0 ? 6.7 : 7.7)),
        33,
      );
  },
};

const ledLamp: Scene = {
  seed: 443,
  draw: (sheet) => {
    ground(sheet, {
      shape: "none",
      paper: "#64828F",
      table: "#C9A982",
      tableTop: 900,
    });
    growLamp(sheet);
    for (const x of [246, 423, 600, 777, 954]) youngTomato(sheet, [x, 980], x === 600 ? 1.1 : 1);
  },
};

/** A sturdy young plant in a small clay pot. */
const youngTomato = (sheet: Sheet, [x, foot]: Point, size: number) => {
  const pot = clayPot(sheet, x, foot, 132 * size);
  sheet.add(
    `<ellipse cx="${x}" cy="${pot.top + 3}" rx="${pot.lip * 0.84}" ry="${pot.lip * pot.tilt * 0.7}" fill="${colours.soil}"/>`,
  );
  const line = spine([x, pot.top + 4], sheet.between(-3, 3), 190 * size, sheet.between(-8, 8), 12);
  stem(sheet, line, 9 * size, 5 * size, { base: greenAt(4), dark: greenAt(3) });
  for (const [at, heading, length] of [
    [4, -62, 78],
    [5, 60, 76],
    [7, -50, 84],
    [9, 48, 82],
    [12, -18, 78],
    [12, 26, 70],
  ] as const)
    divided(
      sheet,
      spine(line[at] as Point, heading, length * size, heading * 0.5, 12),
      length * size,
      at > 8 ? 3 : 2,
    );
};

/** A leaf in toothed leaflets, plain enough to be drawn by the dozen. */
const divided = (sheet: Sheet, line: Line, length: number, depth: number) => {
  stem(sheet, line, 4, 2, { base: greenAt(4), dark: greenAt(3) });
  const profile = profiles.lobed(0.62);
  for (const [at, size] of [
    [0.42, 0.36],
    [0.72, 0.42],
  ] as const) {
    const { point, heading } = along(line, at);
    for (const way of [-1, 1])
      leaflet(sheet, flatBlade(spine(point, heading + way * 62, length * size, -way * 24, 8)), {
        tone: green(depth),
        profile,
        steps: 10,
      });
  }
  const { point, heading } = along(line, 0.9);
  leaflet(sheet, flatBlade(spine(point, heading, length * 0.5, 10, 8)), {
    tone: green(depth),
    profile,
    steps: 10,
  });
};

export const lightScenes = {
  "garden-lantern": gardenLantern,
  "solar-string-lights": stringLights,
  "grow-lamp": ledLamp,
};
