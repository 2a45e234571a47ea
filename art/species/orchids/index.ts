import type { Collection } from "#grammar/species.ts";
import { mothOrchid } from "./moth-orchid.ts";
import { slipperOrchid } from "./slipper-orchid.ts";
import { nobleDendrobium } from "./noble-dendrobium.ts";

export const orchids: Collection = {
  "moth-orchid": mothOrchid,
  "slipper-orchid": slipperOrchid,
  "noble-dendrobium": nobleDendrobium,
};
