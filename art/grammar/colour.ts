import { clamp, lerp } from "#geometry.ts";
import { tone, type Tone } from "#palette.ts";

const channels = (colour: string) => [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));

/** A colour between two: 0 the first, 1 the second. */
export const mixed = (from: string, to: string, at: number) => {
  const [a, b] = [channels(from), channels(to)];
  const one = (index: number) =>
    Math.round(lerp(a[index] ?? 0, b[index] ?? 0, clamp(at, 0, 1)))
      .toString(16)
      .padStart(2, "0");
  return `#${one(0)}${one(1)}${one(2)}`;
};

/** A petal's or a skin's five tones from its base and its shade. */
export const hue = (
  base: string,
  shade = mixed(base, "#2B1A2E", 0.42),
  shine = mixed(base, "#FFF6E2", 0.5),
) => tone(base, mixed(base, shade, 0.6), shine, mixed(base, shine, 0.7), shade);

/** Greens from the back of a plant (0) to its front (1). */
export type Tones = (near: number) => Tone;

/** Three colours: in the shade, in the middle, in the light. */
export const ladder = (
  back: string,
  middle: string,
  front: string,
  vein = mixed(front, "#F4F0CC", 0.45),
): Tones => {
  const deep = mixed(back, "#0C2320", 0.6);
  const at = (near: number) =>
    near < 0.5 ? mixed(back, middle, near * 2) : mixed(middle, front, near * 2 - 1);
  return (near) => ({
    base: at(near),
    dark: mixed(at(near - 0.35), deep, 0.18),
    light: at(near + 0.45),
    vein: mixed(at(near), vein, 0.72),
    deep,
  });
};

/** The shop's greens, and those of plants that are bluer, yellower, greyer or redder. */
export const greenery = {
  plain: ladder("#1B4636", "#2F6549", "#6E9A63"),
  deep: ladder("#12352C", "#1F4F3C", "#44795A"),
  fresh: ladder("#2B6047", "#4F8653", "#97B56C"),
  lime: ladder("#44793F", "#7BA24A", "#B9C96A"),
  blue: ladder("#23564C", "#3F7565", "#86AC95"),
  grey: ladder("#45685A", "#7A9780", "#B6C6AA", "#DFE6D2"),
  silver: ladder("#6B8272", "#9DB0A0", "#CBD5C2", "#EDF0E4"),
  olive: ladder("#3C4A28", "#66753B", "#A3A85C"),
  bronze: ladder("#33201F", "#5A2E2C", "#8A4B3C", "#C58A6A"),
} satisfies Record<string, Tones>;
