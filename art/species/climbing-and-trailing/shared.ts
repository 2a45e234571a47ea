import { shape } from "#grammar/shapes.ts";

export const heart = shape("heart", 0.86);
