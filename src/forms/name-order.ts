/** Japanese forms ask for the family's name first. */
export const isFamilyNameFirst = (locale: string): boolean => locale.startsWith("ja");

/** What belongs to a given and a family name, in the order in which forms ask for them. */
export const orderNames = <Given, Family>(
  locale: string,
  parts: readonly [Given, Family],
): readonly (Given | Family)[] => (isFamilyNameFirst(locale) ? parts.toReversed() : parts);
