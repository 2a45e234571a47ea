import { greenery } from "#grammar/colour.ts";

export const fresh = (from: number, to: number) => ({ tones: greenery.fresh, from, to });
