import { greenery } from "#grammar/colour.ts";

export const stems = (tones = greenery.fresh, from = 8, to = 6) => ({ tones, from, to });
