import type { Point } from "#geometry.ts";
import type { Bloom, Pose } from "#grammar/bloom.ts";
import type { Foliage, Place } from "#grammar/leaf.ts";
import { stage, type Stage } from "#grammar/stage.ts";
import type { Species } from "#grammar/species.ts";
import type { Scene } from "#scenes/index.ts";
import { standing } from "#scenes/goods/standing.ts";
import type { Draw } from "#sheet.ts";

/** What a product has besides its whole: what one sees from close by, and where it lives or works. */
export type Views = { detail: Scene; inUse: Scene };

/** A picture that runs over its edges: a ground, then parts from the back to the front. */
export const view = (seed: number, ground: Draw, ...parts: readonly Draw[]): Scene => ({
  seed,
  bleeds: true,
  draw: (sheet) => {
    ground(sheet);
    sheet.groundIsDone();
    for (const part of parts) part(sheet);
  },
});

/** The paper behind a close-up, in the colours of the product's whole. */
export const paper =
  (scheme: Stage["scheme"], shape: Stage["shape"] = "sun", centre = 600): Draw =>
  (sheet) =>
    stage(sheet, { scheme, shape, table: "none", centre });

/** The camera: what was drawn around `about` fills the picture, `by` times as large. */
export const magnified =
  (draw: Draw, [x, y]: Point, by: number, turn = 0, [toX, toY]: Point = [600, 600]): Draw =>
  (sheet) =>
    sheet.group(
      `transform="translate(${toX} ${toY}) rotate(${turn}) scale(${by}) translate(${-x} ${-y})"`,
      () => draw(sheet),
    );

export const leafAt =
  (leaf: Foliage, place: Omit<Place, "near"> & { near?: number }): Draw =>
  (sheet) =>
    void leaf(sheet, { near: 0.7, ...place });

export const flowerAt =
  (bloom: Bloom, at: Point, size: number, pose: Partial<Pose> = {}): Draw =>
  (sheet) =>
    bloom(sheet, { at, size, heading: 0, nod: 0, near: 0.7, ...pose });

/** A plant of the catalogue in its pot; `pot` changes what it stands in. */
export const plantAt =
  (species: Species, at: Point, scale: number, pot: Partial<NonNullable<Species["pot"]>> = {}): Draw =>
  (sheet) =>
    standing(sheet, species.pot ? { ...species, pot: { ...species.pot, ...pot } } : species, at, scale);

/** A plant of the catalogue in open soil. */
export const rooted =
  ({ plant }: Species, [x, soil]: Point, scale: number, lip = 120): Draw =>
  (sheet) =>
    sheet.group(`transform="translate(${x} ${soil}) scale(${scale}) translate(-600 -905)"`, () =>
      plant(sheet, { x: 600, y: 905, lip })?.(),
    );

/** A drawing moved, turned and scaled. */
export const put =
  (draw: Draw, x: number, y: number, scale = 1, turn = 0): Draw =>
  (sheet) =>
    sheet.group(`transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`, () => draw(sheet));
