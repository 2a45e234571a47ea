import type { Collection } from "#grammar/species.ts";
import { rosemary } from "./rosemary.ts";
import { thyme } from "./thyme.ts";
import { sage } from "./sage.ts";
import { spearmint } from "./spearmint.ts";
import { basil } from "./basil.ts";
import { chives } from "./chives.ts";
import { parsley } from "./parsley.ts";
import { oregano } from "./oregano.ts";
import { lemonBalm } from "./lemon-balm.ts";
import { bayLaurel } from "./bay-laurel.ts";

export const herbs: Collection = {
  rosemary: rosemary,
  thyme: thyme,
  sage: sage,
  spearmint: spearmint,
  basil: basil,
  chives: chives,
  parsley: parsley,
  oregano: oregano,
  "lemon-balm": lemonBalm,
  "bay-laurel": bayLaurel,
};
