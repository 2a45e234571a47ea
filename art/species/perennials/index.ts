import type { Collection } from "#grammar/species.ts";
import { purpleConeflower } from "./purple-coneflower.ts";
import { geraniumRozanne } from "./geranium-rozanne.ts";
import { hosta } from "./hosta.ts";
import { peonySarahBernhardt } from "./peony-sarah-bernhardt.ts";
import { stonecropAutumnJoy } from "./stonecrop-autumn-joy.ts";
import { foxglove } from "./foxglove.ts";
import { japaneseAnemone } from "./japanese-anemone.ts";
import { catmint } from "./catmint.ts";

export const perennials: Collection = {
  "purple-coneflower": purpleConeflower,
  "geranium-rozanne": geraniumRozanne,
  hosta: hosta,
  "peony-sarah-bernhardt": peonySarahBernhardt,
  "stonecrop-autumn-joy": stonecropAutumnJoy,
  foxglove: foxglove,
  "japanese-anemone": japaneseAnemone,
  catmint: catmint,
};
