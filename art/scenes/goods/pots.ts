import { bezier, spine, times } from "#geometry.ts";
import { hangerBefore, hangerBehind, hangerTop } from "#goods/macrame.ts";
import { rod, straight } from "#goods/model.ts";
import { clayPot, glazedPot } from "#goods/pots.ts";
import { seedTray } from "#goods/seed-tray.ts";
import { yellowBrass } from "#goods/mister.ts";
import { larchTrough } from "#goods/trough.ts";
import type { View } from "#goods/space.ts";
import { ground } from "#ground.ts";
import { echeveria } from "#plants/echeveria.ts";
import { lavenderShoot, lavenderSpike } from "#plants/lavender.ts";
import type { Scene } from "#scenes/index.ts";
import type { Sheet } from "#sheet.ts";
import { vessel } from "#vessel.ts";

const terracottaPot: Scene = {
  seed: 411,
  draw: (sheet) => {
    ground(sheet, {
      shape: "arch",
      shapeColour: "#A9C3C4",
      paper: "#E3ECE7",
      table: "#D9C6A2",
      tableTop: 860,
    });
    clayPot(sheet, 600, 960, 560);
  },
};

const glazedPlanter: Scene = {
  seed: 412,
  draw: (sheet) => {
    ground(sheet, {
      shape: "sun",
      shapeColour: "#EBC0A4",
      paper: "#F8E9DA",
      table: "#CFA98A",
      tableTop: 870,
    });
    glazedPot(sheet, 600, 1000, 600);
  },
};

const hangingPlanter: Scene = {
  seed: 413,
  draw: (sheet) => {
    ground(sheet, { shape: "arch", shapeColour: "#7D9AA6", paper: "#C8D5D6", table: null });
    drawHanging(sheet);
  },
};

const drawHanging = (sheet: Sheet) => {
  const [x, rim] = [600, 640] as const;
  rod(sheet, [...bezier([x + 4, 88], [x + 4, 150], [x - 44, 150], [x - 44, 116], 14)], 13, yellowBrass);
  hangerBehind(sheet, [x, 160], rim, 170);
  const pot = vessel(sheet, { x, foot: 890, height: 250, width: 330, profile: "flowerpot", shadow: false });
  echeveria(sheet, [x, pot.top - 26], 118);
  pot.front();
  hangerBefore(sheet, [x, 160], pot.top, 170, 930);
  hangerTop(sheet, [x, 176]);
  rod(sheet, straight([x + 4, 92], [x + 4, 126], 3), 13, yellowBrass);
};

const windowTray: Scene = {
  seed: 414,
  draw: (sheet) => {
    ground(sheet, {
      shape: "blob",
      shapeColour: "#6E9C8C",
      paper: "#CFDCCB",
      table: "#D8C39B",
      tableTop: 800,
    });
    seedTray(sheet, { x: 590, y: 850, scale: 20, yaw: -25, pitch: 30 });
  },
};

const larchPlanting: Scene = {
  seed: 415,
  draw: (sheet) => {
    ground(sheet, {
      shape: "sun",
      shapeColour: "#F0CF8E",
      paper: "#F7EFD8",
      table: "#B9BFA0",
      tableTop: 850,
    });
    larchTrough(sheet, { x: 570, y: 920, scale: 9.6, yaw: -24, pitch: 20 }, (view) =>
      lavenderRow(sheet, view),
    );
  },
};

/** Lavender in three clumps. */
const lavenderRow = (sheet: Sheet, view: View) => {
  for (const right of [-29, 0, 29]) {
    const [x, y] = view([right, 36, 0]);
    const fan = (count: number) => times(count, (index) => (index / (count - 1)) * 2 - 1);
    for (const lean of fan(4))
      lavenderSpike(
        sheet,
        spine([x + lean * 26, y - 10], lean * 20, 330 - lean * lean * 50 + sheet.between(-20, 20), lean * 8),
        1,
      );
    for (const lean of fan(6))
      lavenderShoot(
        sheet,
        spine([x + lean * 30, y + 4], lean * 48, 150 - lean * lean * 26, lean * 24, 12),
        1,
      );
  }
};

export const potScenes = {
  "terracotta-pot": terracottaPot,
  "glazed-planter": glazedPlanter,
  "hanging-planter": hangingPlanter,
  "seed-tray": windowTray,
  "larch-trough": larchPlanting,
};
