import { spine, times } from "#geometry.ts";
import { ground } from "#ground.ts";
import { tones } from "#palette.ts";
import { lavenderShoot, lavenderSpike } from "#plants/lavender.ts";
import { vessel } from "#vessel.ts";
import type { Draw } from "#sheet.ts";
import type { Scene } from "./index.ts";

export const lavender: Scene = {
  seed: 21,
  draw: (sheet) => {
    ground(sheet, { shape: "arch", shapeColour: "#CBBFDC", paper: "#EFE8EE", table: "#DCCFC6" });
    drawLavender(sheet);
  },
};

export const drawLavender: Draw = (sheet) => {
  const pot = vessel(sheet, {
    x: 600,
    foot: 1085,
    height: 270,
    width: 270,
    profile: "longTom",
    tone: tones.terracotta,
  });
  const stems = times(26, (index) => ({
    across: ((index + 0.5) / 26) * 2 - 1,
    near: sheet.random(),
  })).sort((a, b) => a.near - b.near);
  for (const back of [true, false]) {
    for (const { across, near } of stems.filter((one) => one.near < 0.55 === back)) {
      const foot = [600 + across * 62, pot.top + 8] as const;
      const length = 640 - 170 * across * across - near * 120 + sheet.between(-60, 40);
      lavenderSpike(
        sheet,
        spine(foot, across * 30 + sheet.between(-3, 3), length, across * 10 + sheet.between(-8, 8), 24),
        near,
        0.7,
      );
    }
    for (const index of times(15, (position) => position)) {
      const across = ((index + 0.5) / 15) * 2 - 1;
      const length = (back ? 270 : 200) * (1 - 0.15 * across * across) * sheet.between(0.85, 1.1);
      const line = spine(
        [600 + across * 84, pot.top + (back ? 2 : 12)],
        across * 50 + sheet.between(-6, 6),
        length,
        across * 24,
        12,
      );
      lavenderShoot(sheet, line, back ? 0.2 : sheet.between(0.3, 1));
    }
  }
  pot.front();
  for (const [x, heading] of [
    [520, -74],
    [596, -12],
    [668, 70],
  ] as const) {
    lavenderShoot(sheet, spine([x, pot.top + 18], heading, 120, heading > 0 ? 50 : -50, 10), 0.9);
  }
};
