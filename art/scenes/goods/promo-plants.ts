import { polygon, times, type Point } from "#geometry.ts";
import { seedPacket } from "#goods/seed-packet.ts";
import { scissors } from "#goods/scissors.ts";
import { seedTray } from "#goods/seed-tray.ts";
import { dibber } from "#goods/dibber.ts";
import { placed } from "#goods/model.ts";
import { strewn } from "#goods/sack.ts";
import { larch } from "#goods/timber.ts";
import { castShadow, ground } from "#ground.ts";
import { greenAt } from "#palette.ts";
import { chives } from "#species/herbs/chives.ts";
import { basil } from "#species/herbs/basil.ts";
import { parsley } from "#species/herbs/parsley.ts";
import { rosemary } from "#species/herbs/rosemary.ts";
import { thyme } from "#species/herbs/thyme.ts";
import { appleTopaz } from "#species/fruit/apple-topaz.ts";
import { blueberryBluecrop } from "#species/fruit/blueberry-bluecrop.ts";
import { lemonTree } from "#species/fruit/lemon-tree.ts";
import { strawberryMaraDesBois } from "#species/fruit/strawberry-mara-des-bois.ts";
import { mothOrchid } from "#species/orchids/moth-orchid.ts";
import { nobleDendrobium } from "#species/orchids/noble-dendrobium.ts";
import { slipperOrchid } from "#species/orchids/slipper-orchid.ts";
import { flowerSeeds } from "#species/flower-seeds/index.ts";
import { vegetableSeeds } from "#species/vegetable-seeds/index.ts";
import type { Scene } from "#scenes/index.ts";
import { standing } from "./standing.ts";

/** In the evening on the sill; the wall at the left stays calm. */
const promoOrchids: Scene = {
  seed: 541,
  size: "wide",
  bleeds: true,
  draw: (sheet) => {
    ground(sheet, { shape: "none", paper: "#7A4D62", table: "#553447", tableTop: 652 });
    sheet.fill("M560 656V300C560 -60 1400 -60 1400 300V656Z", "#E6C2B2");
    const light = sheet.linear(
      [600, 60],
      [1300, 660],
      [
        [0, "#FFF1DF", 0.8],
        [1, "#FFF1DF", 0],
      ],
    );
    sheet.stipple("M560 656V300C560 -60 1400 -60 1400 300V656Z", light, 'opacity=".6"');
    standing(sheet, nobleDendrobium, [1190, 732], 0.64);
    standing(sheet, mothOrchid, [930, 760], 0.67);
    standing(sheet, slipperOrchid, [640, 744], 0.6);
  },
};

/** An orchard in tubs, on the terrace. */
const promoFruit: Scene = {
  seed: 542,
  size: "wide",
  bleeds: true,
  draw: (sheet) => {
    ground(sheet, {
      shape: "hill",
      shapeColour: "#A9BF8C",
      paper: "#E3EAD6",
      table: "#D3B78C",
      tableTop: 640,
    });
    standing(sheet, appleTopaz, [730, 722], 0.64);
    standing(sheet, lemonTree, [1176, 726], 0.6);
    standing(sheet, blueberryBluecrop, [965, 766], 0.48);
    standing(sheet, strawberryMaraDesBois, [500, 772], 0.46);
  },
};

/** A kitchen's worktop before white tiles. */
const promoKitchenHerbs: Scene = {
  seed: 543,
  size: "wide",
  bleeds: true,
  draw: (sheet) => {
    ground(sheet, { shape: "none", paper: "#DDE6DC", table: "#C79A66", tableTop: 628 });
    times(9, (row) => -30 + row * 74).forEach((y, row) => {
      if (y < 628) sheet.fill(`M-20 ${y}H1490v4H-20Z`, "#C3D0C4");
      times(12, (column) => column * 140 + (row % 2) * 70 - 40).forEach((x) =>
        sheet.fill(`M${x} ${y}h4v${Math.min(74, 628 - y)}h-4Z`, "#C3D0C4"),
      );
    });
    times(10, (place) => [place * 160 - 40, 664 + (place % 4) * 42] as const).forEach(([x, y]) =>
      sheet.fill(`M${x} ${y}c60 -5 120 5 230 0v3c-80 4 -140 -4 -230 0Z`, "#93663C", 'opacity=".4"'),
    );
    for (const [species, x, foot, scale] of [
      [rosemary, 1262, 716, 0.54],
      [chives, 640, 712, 0.54],
      [parsley, 1056, 730, 0.54],
      [basil, 846, 748, 0.54],
      [thyme, 462, 760, 0.42],
    ] as const)
      standing(sheet, species, [x, foot], scale);
    castShadow(sheet, 250, 764, 110, 12, 0.6);
    sheet.group('transform="translate(250 756) scale(1 .62)"', () => scissors(sheet, [0, 0], 74, 0.36));
  },
};

/** Packets on a shelf, what comes of them on the table below. */
const promoSeeds: Scene = {
  seed: 544,
  size: "wide",
  bleeds: true,
  draw: (sheet) => {
    ground(sheet, { shape: "none", paper: "#E9C486", table: "#B98F62", tableTop: 560 });
    const sun = "M530 562a460 460 0 0 1 920 0Z";
    sheet.fill(sun, "#F6E2B4");
    const wanted = [
      "carrot-seeds",
      "field-poppy-seeds",
      "radish-seeds",
      "cornflower-seeds",
      "pumpkin-seeds",
      "nasturtium-seeds",
      "lettuce-seeds",
    ];
    const all = { ...vegetableSeeds, ...flowerSeeds };
    const shelf = polygon([
      [520, 330],
      [1440, 330],
      [1440, 358],
      [520, 358],
    ]);
    sheet.fill("M540 356H1420V376H540Z", "#7A4E22", 'opacity=".35"');
    sheet.fill(shelf, larch.base);
    sheet.fill("M520 330H1440V338H520Z", larch.light);
    wanted.forEach((name, place) => {
      const packet = all[name]?.packet;
      if (!packet) return;
      const [x, turn] = [600 + place * 124, [-5, 3, -2, 5, -4, 2, 6][place] as number];
      castShadow(sheet, x + 4, 330, 60, 6, 0.7);
      seedPacket(sheet, [x, 242], turn, 0.63, () => {
        sheet.fill("M-70 -78H70V52H-70Z", greenAt(6), 'opacity=".55"');
        packet.print(sheet);
      });
    });
    seedTray(sheet, { x: 990, y: 648, scale: 15, yaw: -22, pitch: 30 }, false);
    castShadow(sheet, 470, 752, 190, 14, 0.6);
    sheet.group('transform="translate(470 740) scale(1 .7)"', () =>
      placed(sheet, [0, 0], 82, 0.44, () => dibber(sheet)),
    );
    const seeds: Point[] = [
      [640, 716],
      [664, 730],
      [618, 742],
      [690, 752],
      [650, 764],
      [600, 776],
      [724, 738],
      [700, 780],
    ];
    strewn(sheet, seeds, 9, ["#5B3A22", "#7A4B2C", "#8E5A34", "#C99563"]);
  },
};

export const plantPromos = {
  "promo-orchids": promoOrchids,
  "promo-fruit": promoFruit,
  "promo-kitchen-herbs": promoKitchenHerbs,
  "promo-seeds": promoSeeds,
};
