type Category = { id: string; url_fragment: string; name: string; parent_id: string | null };

/** A category and those above it, the top one first. */
export function pathTo<Known extends Category>(
  known: readonly Known[],
  id: string | null | undefined,
): Known[] {
  const category = known.find((one) => one.id === id);
  return category ? [...pathTo(known, category.parent_id), category] : [];
}
