import { links } from "./links.ts";

type Placed = { parent_category: { url_fragment: string } | null };

/**
 * Whether a URL's fragments are a category and its direct parents.
 *
 * @param above the parent of the second of three fragments
 */
export const matchesCategoryPath = (
  path: readonly string[],
  category: Placed,
  above: Placed | null,
): boolean =>
  [category, above].every(
    (each, at) => path.length < at + 2 || each?.parent_category?.url_fragment === path.at(-at - 2),
  );

type Category = { id: string; url_fragment: string; name: string; parent_id: string | null };

/** A category and its parents, the top one first. */
export function categoryPath<Known extends Category>(
  known: readonly Known[],
  id: string | null | undefined,
): Known[] {
  const category = known.find((category) => category.id === id);
  return category ? [...categoryPath(known, category.parent_id), category] : [];
}

type Step = { name: string; path: string };

export const breadcrumbSteps = (path: readonly Pick<Category, "url_fragment" | "name">[]): Step[] =>
  path.map(({ name }, index) => ({
    name,
    path: links.category(...path.slice(0, index + 1).map(({ url_fragment }) => url_fragment)),
  }));
