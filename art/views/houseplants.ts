import { bezier } from "#geometry.ts";
import { greenery, ladder } from "#grammar/colour.ts";
import { green, greenAt, tones } from "#palette.ts";
import { monsteraLeaf } from "#plants/monstera.ts";
import { drawBostonFern } from "#scenes/boston-fern.ts";
import { drawMonstera } from "#scenes/monstera.ts";
import { drawSnakePlant } from "#scenes/snake-plant.ts";
import { closeFrond, crozier } from "./close/fern.ts";
import { closeSwords } from "./close/snake-plant.ts";
import { bathroom, linen, room, sideboard } from "./settings/indoors.ts";
import { armchair, books, lamp } from "./settings/props.ts";
import { framed } from "./settings/walls.ts";
import { magnified, paper, put, view, type Views } from "./view.ts";
import { printedMonstera } from "#goods/prints.ts";
import { oak } from "#goods/timber.ts";

export const bostonFern: Views = {
  detail: view(
    2041,
    paper("mist", "sun", 760),
    closeFrond(bezier([-140, 1180], [240, 1000], [560, 560], [1080, 60], 40), {
      wide: 350,
      near: 0.2,
      tones: greenery.deep,
    }),
    closeFrond(bezier([1340, 1220], [1000, 1100], [560, 980], [-60, 640], 40), {
      wide: 330,
      near: 0.5,
      spores: true,
      tones: ladder("#3E6B45", "#6E965C", "#A9C080"),
    }),
    closeFrond(bezier([160, 1400], [330, 1040], [330, 620], [150, 60], 40), {
      wide: 380,
      near: 0.78,
      tones: greenery.fresh,
    }),
    crozier(bezier([830, 1300], [850, 1000], [900, 760], [905, 560], 20), 104, -1),
  ),
  inUse: view(2042, bathroom, magnified(drawBostonFern, [600, 700], 0.98, 0, [610, 742])),
};

const bigLeaf = (
  x: number,
  y: number,
  heading: number,
  length: number,
  depth: number,
  roll: number,
  slits = 7,
) => ({
  from: [x, y] as const,
  heading,
  length,
  towards: 18,
  droop: 12,
  roll,
  tone: { ...green(depth), light: greenAt(depth + 2) },
  slits,
});

export const monstera: Views = {
  detail: view(
    2011,
    paper("blush", "sun", 600),
    (sheet) => monsteraLeaf(sheet, bigLeaf(1000, 120, 150, 760, 1, 10)),
    (sheet) => monsteraLeaf(sheet, bigLeaf(-30, 420, 196, 620, 1, -8)),
    (sheet) => monsteraLeaf(sheet, bigLeaf(560, 1090, 4, 1010, 2, -6, 8)),
  ),
  inUse: view(
    2012,
    room({ wall: "#E9CDB4", floor: "#B98D62", skirting: "#F6EAD6", top: 930 }),
    framed(
      800,
      150,
      250,
      320,
      put((sheet) => printedMonstera(sheet), 925, 330, 1),
    ),
    put(armchair(tones.forest), 860, 1050, 1.02),
    magnified(drawMonstera, [600, 1075], 0.86, 0, [390, 1110]),
  ),
};

export const snakePlant: Views = {
  detail: view(
    2005,
    paper("sun", "sun", 640),
    closeSwords(
      [
        [250, 700, 8, 620, 6, 0.2, 84],
        [420, 760, -14, 640, -8, 0.3, 84],
        [330, 900, 3, 760, 3, 0.6, 96],
        [200, 900, -12, 560, -10, 0.85, 90],
        [476, 900, -3, 566, 3, 0.9, 84],
      ],
      [322, 420],
      3.3,
    ),
  ),
  inUse: view(
    2006,
    sideboard("#C7D2BE", oak),
    framed(470, 120, 230, 290, (sheet) => sheet.dot([590, 270], 74, tones.terracotta.base)),
    put(lamp(tones.celadon, linen), 920, 815, 1),
    put(books(["#2F5D4A", "#C6633E", "#E9DFC9"]), 660, 822, 1),
    magnified(drawSnakePlant, [600, 1080], 0.72, 0, [300, 826]),
  ),
};
