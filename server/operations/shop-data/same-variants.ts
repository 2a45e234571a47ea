import { isDeepStrictEqual } from "node:util";
import type { OptionValues } from "#domain/variants.ts";

type Stored = { id: string; reference: string; option_values: OptionValues; retired_at: Date | null };
type Wanted = { reference: string; options: OptionValues };

/**
 * The ids of stored variants by the references of a file. Carts, orders and stock name these ids, so one is never given to another
 * variant: a sold one is recognised by its reference, otherwise by its option values, and a retired one by both.
 */
export function sameVariants(stored: readonly Stored[], wanted: readonly Wanted[]): Map<string, string> {
  const sold = stored.filter(({ retired_at }) => retired_at === null);
  const retired = stored
    .filter(({ retired_at }) => retired_at !== null)
    .toSorted((a, b) => b.retired_at!.getTime() - a.retired_at!.getTime());
  const ids = new Map<string, string>();
  const recognise = (rows: readonly Stored[], isSame: (row: Stored, one: Wanted) => boolean) => {
    for (const one of wanted) {
      const taken = new Set(ids.values());
      const row = rows.find((candidate) => !taken.has(candidate.id) && isSame(candidate, one));
      if (row && !ids.has(one.reference)) ids.set(one.reference, row.id);
    }
  };
  const hasReference = (row: Stored, one: Wanted) => row.reference === one.reference;
  const hasValues = (row: Stored, one: Wanted) => isDeepStrictEqual(row.option_values, one.options);
  recognise(sold, hasReference);
  recognise(sold, hasValues);
  recognise(retired, (row, one) => hasReference(row, one) && hasValues(row, one));
  return ids;
}
