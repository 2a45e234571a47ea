/** Soft colours of picture placeholders, defined in `src/ui/tokens.css`. */
export const tones = [
  "linen",
  "cream",
  "oat",
  "mist",
  "rose",
  "clay",
  "honey",
  "bark",
  "sage",
  "fern",
  "pool",
  "dusk",
  "plum",
] as const;

export type Tone = (typeof tones)[number];
