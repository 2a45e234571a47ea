import { hue } from "#grammar/colour.ts";

export const red = hue("#C9352F", "#6E1420", "#F08A6A");

export const pink = hue("#E2668F", "#8E2A58", "#F8BFCB");
