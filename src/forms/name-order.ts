/** Japanese forms ask for the family's name first. */
export const isFamilyFirst = (locale: string): boolean => locale.startsWith("ja");

/** What belongs to a given and a family name, in the order in which forms ask for them. */
export const inOrderOfNames = <Given, Family>(
  locale: string,
  parts: readonly [Given, Family],
): readonly (Given | Family)[] => (isFamilyFirst(locale) ? parts.toReversed() : parts);
