import { flatBlade } from "#blade.ts";
import { stem, stroke } from "#brush.ts";
import { abs, along, bezier, lerp, max, min, spine, times, type Line } from "#geometry.ts";
import { leaflet, profiles } from "#leaf.ts";
import { floret } from "#petal.ts";
import { green, tone, tones, type Tone } from "#palette.ts";
import type { Sheet } from "#sheet.ts";

const violets: readonly [Tone, Tone, Tone] = [
  tone("#4F4386", "#3A2F68", "#7A6CB0"),
  tone("#6F5FA8", "#4C3F82", "#A291CF"),
  tone("#8B7BC0", "#5A4B94", "#C9BBE6"),
];

/** One flowering stem. `near` from 0 (back) to 1 (front); `bare` how much of it is stalk. */
export const lavenderSpike = (sheet: Sheet, line: Line, near: number, bare = 0.68) => {
  const violet = near < 0.4 ? violets[0] : near < 0.75 ? violets[1] : violets[2];
  stem(sheet, line, 6.5, 4, green(near < 0.4 ? 2 : near < 0.75 ? 3 : 4));
  const rows = 11;
  for (let row = 0; row < rows; row++) {
    const lower = row < 2;
    const at = lower ? bare - 0.1 + row * 0.035 : bare + ((1 - bare) / (rows - 2)) * (row - 1);
    const { point, heading } = along(line, min(1, at));
    const size = (lower ? 0.75 : 1) * lerp(1, 0.42, max(0, (row - 2) / (rows - 2)));
    for (const spread of [-1.25, 1.25, -0.75, 0.75, -0.3, 0.3, 0]) {
      const reach = (24 + 8 * (1 - abs(spread))) * size + sheet.between(-2, 4);
      const foot = [point[0] + sheet.between(-2, 2), point[1] + sheet.between(-3, 3)] as const;
      const petalLine = spine(foot, heading + spread * 52 + sheet.between(-9, 9), reach, -spread * 20, 6);
      const lit = sheet.random() < 0.22;
      const shaded = abs(spread) > 1;
      floret(
        sheet,
        petalLine,
        { ...violet, base: lit ? violet.light : shaded ? violet.dark : violet.base },
        0.62,
      );
    }
  }
};

/** Narrow grey-green leaves in pairs up a shoot. */
export const lavenderShoot = (sheet: Sheet, line: Line, near: number) => {
  const grey =
    near < 0.5 ? tone("#4F7362", "#2F5346", "#8CA890") : tone("#8AA58C", "#5E7F6B", "#BFCFB4", "#D5DFC6");
  stem(sheet, line, 5, 3, grey);
  times(9, (index) => index / 8).forEach((share) => {
    const { point, heading } = along(line, 0.12 + 0.88 * share);
    for (const way of [-1, 1]) {
      const narrow = spine(
        point,
        heading + way * lerp(52, 20, share) + sheet.between(-8, 8),
        lerp(74, 44, share),
        -way * 18,
        8,
      );
      leaflet(sheet, flatBlade(narrow), { tone: grey, profile: profiles.lance(0.15), midrib: 0.7 });
    }
  });
};

/** Cut and bound: stems cross at the knot. */
export const lavenderBunch = (sheet: Sheet, knot: readonly [number, number], scale = 1, count = 23) => {
  const stems = times(count, (index) => {
    const across = ((index + 0.5) / count) * 2 - 1;
    return {
      across,
      near: sheet.random(),
      length: (lerp(610, 450, across * across) + sheet.between(-90, 40)) * scale,
    };
  }).sort((a, b) => a.near - b.near);
  for (const { across, near } of stems) {
    const down = spine(
      [knot[0] + across * 30 * scale, knot[1]],
      180 - across * 22 + sheet.between(-5, 5),
      sheet.between(180, 250) * scale,
      across * -10,
    );
    stem(sheet, down, 6.5 * scale, 5.5 * scale, near < 0.5 ? green(3) : green(4));
  }
  for (const { across, near, length } of stems) {
    const up = spine(
      [knot[0] + across * 30 * scale, knot[1]],
      across * 27 + sheet.between(-3, 3),
      length,
      across * 14 + sheet.between(-8, 8),
      24,
    );
    for (let index = 0; index < 4; index++) {
      const { point, heading } = along(up, 0.1 + 0.12 * index + sheet.between(0, 0.05));
      const way = sheet.random() < 0.5 ? -1 : 1;
      const narrow = spine(
        point,
        heading + way * sheet.between(16, 30),
        sheet.between(80, 130) * scale,
        way * sheet.between(-5, 20),
        10,
      );
      leaflet(sheet, flatBlade(narrow), {
        tone: near < 0.5 ? green(3) : green(4),
        profile: profiles.lance(0.11),
        midrib: 0.8,
      });
    }
    lavenderSpike(sheet, up, near, 0.7);
  }
  times(6, (index) => knot[1] - 22 * scale + index * 9 * scale).forEach((y, index) => {
    const [left, right] = [knot[0] - 46 * scale, knot[0] + 46 * scale];
    const cord = bezier(
      [left, y + sheet.between(-3, 3)],
      [left + 26 * scale, y + 14],
      [right - 26 * scale, y + 14],
      [right, y + sheet.between(-3, 3)],
      8,
    );
    stroke(sheet, cord, index % 2 ? tones.terracotta.base : tones.terracotta.dark, {
      from: 9 * scale,
      to: 9 * scale,
    });
  });
};
