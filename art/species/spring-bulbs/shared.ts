import { greenery } from "#art/grammar/colour.ts";

export const fresh = (from: number, to: number) => ({ tones: greenery.fresh, from, to });
