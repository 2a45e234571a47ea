/** The soft colours that stand in a picture's place until it has come; how each looks is in `src/ui/tokens.css`. */
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
