import type { Collection } from "#grammar/species.ts";
import { appleTopaz } from "./apple-topaz.ts";
import { figBrownTurkey } from "./fig-brown-turkey.ts";
import { strawberryMaraDesBois } from "./strawberry-mara-des-bois.ts";
import { raspberryAutumnBliss } from "./raspberry-autumn-bliss.ts";
import { blueberryBluecrop } from "./blueberry-bluecrop.ts";
import { lemonTree } from "./lemon-tree.ts";
import { grapevineMuscatBleu } from "./grapevine-muscat-bleu.ts";
import { redcurrantJonkheer } from "./redcurrant-jonkheer.ts";

export const fruit: Collection = {
  "apple-topaz": appleTopaz,
  "fig-brown-turkey": figBrownTurkey,
  "strawberry-mara-des-bois": strawberryMaraDesBois,
  "raspberry-autumn-bliss": raspberryAutumnBliss,
  "blueberry-bluecrop": blueberryBluecrop,
  "lemon-tree": lemonTree,
  "grapevine-muscat-bleu": grapevineMuscatBleu,
  "redcurrant-jonkheer": redcurrantJonkheer,
};
