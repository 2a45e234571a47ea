import { shape } from "#art/grammar/shapes.ts";

export const heart = shape("heart", 0.86);
