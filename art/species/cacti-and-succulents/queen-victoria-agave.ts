import { hue } from "#grammar/colour.ts";
import { open } from "#grammar/flowers/open.ts";
import { rosettes } from "#grammar/habits/rosette.ts";
import { shape } from "#grammar/shapes.ts";
import { nest } from "./shared.ts";
import type { Species } from "#grammar/species.ts";

export const queenVictoriaAgave: Species = {
  seed: 369,
  zoom: 1.15,
  stage: { scheme: "sun", shape: "hill" },
  pot: { profile: "urn", tone: "slate", width: 380, height: 280, fill: "gravel" },
  plant: rosettes(
    open({
      whorls: nest(
        [15, 14, 12, 10, 8, 5],
        { outline: shape("sword", 0.36), tone: hue("#4A7A5C", "#1B4033", "#86AC86"), edge: "#F3F0DC" },
        74,
      ),
    }),
    [[0, 70, 290, 0, 44]],
  ),
};
