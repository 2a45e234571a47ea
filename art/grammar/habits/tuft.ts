import { abs, lerp, times } from "#geometry.ts";
import type { Sheet } from "#sheet.ts";
import type { Foliage } from "#grammar/leaf.ts";
import type { Plant } from "#grammar/plant.ts";
import type { Crown } from "#grammar/pot.ts";
import { drawScape, type Scape } from "./clump.ts";

export type Tuft = {
  /** A blade that lies in the picture plane (`flat`). */
  blade: Foliage;
  count: number;
  /** Of the middle blades and of the outermost. */
  length: readonly [number, number];
  /** Degrees of the outermost blade; how far blades bend over on their way. */
  spread: number;
  bend: number;
  /** How wide the foot is, as a share of the pot. */
  foot?: number;
  /** Front blades are shorter by this share. */
  short?: number;
  scapes?: readonly Scape[];
  /** The nearest blades hang over the rim. */
  over?: number;
};

/** Blades from one crown, high in the middle, arching to both sides. */
export const tuft =
  (form: Tuft): Plant =>
  (sheet, crown) => {
    const { count, over = 0.25 } = form;
    const blades = times(count, (index) => ({
      across: ((index + 0.5) / count) * 2 - 1,
      near: sheet.random(),
    })).sort((a, b) => a.near - b.near);
    const split = Math.round(count * (1 - over));
    blades
      .slice(0, Math.round(split * 0.6))
      .forEach((one) => drawBlade(sheet, crown, form, one.across, one.near));
    for (const scape of form.scapes ?? []) drawScape(sheet, crown, scape);
    blades
      .slice(Math.round(split * 0.6), split)
      .forEach((one) => drawBlade(sheet, crown, form, one.across, one.near));
    return () => blades.slice(split).forEach((one) => drawBlade(sheet, crown, form, one.across, one.near));
  };

const drawBlade = (sheet: Sheet, crown: Crown, form: Tuft, across: number, near: number) => {
  const { blade, length, spread, bend, foot = 0.5, short = 0.3 } = form;
  const out = across + sheet.between(-0.08, 0.08);
  blade(sheet, {
    from: [crown.x + across * crown.lip * foot, crown.y + 2 + near * 10],
    heading: out * spread + sheet.between(-4, 4),
    length: lerp(...length, abs(across)) * (1 - short * near) * sheet.between(0.9, 1.08),
    bend: out * bend * sheet.between(0.75, 1.25) * (0.8 + 0.5 * near),
    near,
  });
};
