import type { Bloom } from "#grammar/bloom.ts";
import type { Sheet } from "#sheet.ts";

export const printed =
  (bloom: Bloom, size: number, nod = 20) =>
  (sheet: Sheet) =>
    bloom(sheet, { at: [0, -12], heading: 0, nod, size, near: 0.8 });
