/** A plant's facts. Each may be null: unknown to the shop owner, and shown as such. */
export const lights = ["full_sun", "bright", "half_shade", "shade"] as const;
export const waters = ["little", "moderate", "much"] as const;
export const petSafeties = ["safe", "toxic"] as const;
export const habitats = ["indoors", "outdoors"] as const;

export type Light = (typeof lights)[number];
export type Water = (typeof waters)[number];
export type PetSafety = (typeof petSafeties)[number];
export type Habitat = (typeof habitats)[number];
/** A grown plant's size, in centimetres: each size up to its limit. */
export const sizes = ["small", "medium", "large"] as const;
export type Size = (typeof sizes)[number];
export const sizeLimits: Readonly<Record<Size, number>> = { small: 50, medium: 150, large: Infinity };

/** Heights of a size: above the first, up to the second. */
export function heightRange(size: Size): { above: number; upTo: number } {
  const below = sizes[sizes.indexOf(size) - 1];
  return { above: below === undefined ? -1 : sizeLimits[below], upTo: sizeLimits[size] };
}
