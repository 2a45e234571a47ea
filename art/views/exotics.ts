import { bezier } from "#geometry.ts";
import { greenery } from "#grammar/colour.ts";
import { closeMoth } from "./close/orchid.ts";
import { underLens } from "./lens.ts";
import { tones } from "#palette.ts";
import { shape } from "#grammar/shapes.ts";
import { mexicanSnowball, snowball } from "#species/cacti-and-succulents/mexican-snowball.ts";
import { zebraHaworthia } from "#species/cacti-and-succulents/zebra-haworthia.ts";
import { mothOrchid } from "#species/orchids/moth-orchid.ts";
import { stem } from "#brush.ts";
import { tableTop, linen, windowSill } from "./settings/indoors.ts";
import { books, cup } from "./settings/props.ts";
import { flowerAt, leafAt, paper, plantAt, put, view, type Views } from "./view.ts";

const strap = underLens({
  outline: shape("strap", 0.3),
  tones: greenery.deep,
  flat: true,
  veins: "midrib",
  gloss: 0.9,
});

export const mothOrchidViews: Views = {
  detail: view(
    2351,
    paper("plum", "sun", 620),
    leafAt(strap, { from: [-60, 1260], heading: 52, length: 900, bend: 26, near: 0.3 }),
    (sheet) =>
      stem(sheet, bezier([-40, 120], [300, 40], [900, 120], [1240, 420], 20), 22, 16, greenery.fresh(0.7)),
    flowerAt(closeMoth, [1010, 980], 330, { heading: 14, nod: 24 }),
    flowerAt(closeMoth, [520, 560], 470, { heading: -4, nod: 8 }),
  ),
  inUse: view(
    2352,
    windowSill({ wall: "#E6C9B4", sky: "#CFE0DF", frame: "#FBF3E0", sill: "#C79A66", curtain: linen }),
    plantAt(mothOrchid, [560, 1030], 0.86),
    put(cup(tones.bone), 880, 1040, 0.9),
  ),
};

export const mexicanSnowballViews: Views = {
  detail: view(
    2364,
    paper("plum", "sun", 640),
    flowerAt(snowball, [1120, 1060], 360, { nod: 30, heading: 20 }),
    flowerAt(snowball, [60, 130], 300, { nod: 34, heading: -30 }),
    flowerAt(snowball, [560, 580], 560, { nod: 12, heading: 8 }),
  ),
  inUse: view(
    2365,
    tableTop("#D9B7A4", "#B98D62", { top: 820 }),
    put(books(["#2F5D4A", "#C6633E", "#E9DFC9"], 330), 300, 930, 1),
    plantAt(zebraHaworthia, [300, 838], 0.46, { tone: "bone" }),
    plantAt(mexicanSnowball, [740, 1030], 0.98),
  ),
};
