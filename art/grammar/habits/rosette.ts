import type { Bloom } from "#grammar/bloom.ts";
import type { Plant } from "#grammar/plant.ts";

/** Leaves in whorls round a middle, drawn as a flower is: nests of succulents, heads of lettuce. */
export const rosettes =
  (
    bloom: Bloom,
    places: readonly (readonly [aside: number, up: number, size: number, heading: number, nod: number])[],
  ): Plant =>
  (sheet, crown) => {
    const draw = ([aside, up, size, heading, nod]: (typeof places)[number]) =>
      bloom(sheet, { at: [crown.x + aside, crown.y - up], heading, nod, size, near: 0.7 });
    const behind = places.filter(([, up]) => up > 40);
    behind.forEach(draw);
    return () => places.filter(([, up]) => up <= 40).forEach(draw);
  };
