import { greenery } from "#grammar/colour.ts";
import { pinnate } from "#grammar/compound.ts";
import { tuft } from "#grammar/habits/tuft.ts";
import { leafOf, type Foliage } from "#grammar/leaf.ts";
import { shape } from "#grammar/shapes.ts";
import type { Species } from "#grammar/species.ts";

const leaflet = leafOf({
  outline: shape("grass", 0.12),
  tones: greenery.deep,
  flat: true,
  fine: true,
  veins: "midrib",
  shade: 0.5,
});

/** Leaflets leave the rib flat and then hang. */
const hanging: Foliage = (sheet, place) => {
  const out = Math.sin((place.heading * Math.PI) / 180);
  return leaflet(sheet, { ...place, bend: out * 34 });
};

export const kentiaPalm: Species = {
  seed: 333,
  stage: { scheme: "rose", shape: "hill" },
  pot: { profile: "urn", tone: "celadon", width: 290, height: 260, decor: "fluted" },
  plant: tuft({
    count: 7,
    length: [740, 520],
    spread: 26,
    bend: 84,
    foot: 0.16,
    short: 0.22,
    over: 0,
    blade: pinnate({
      leaflet: hanging,
      pairs: 10,
      sizes: [0.3, 0.34, 0.18],
      angle: [62, 30],
      from: 0.42,
      terminal: 0.16,
      rachis: { tones: greenery.fresh, from: 16, to: 5 },
    }),
  }),
};
