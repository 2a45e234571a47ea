/** Japanese forms ask for the family name first. */
export const isFamilyNameFirst = (locale: string): boolean => locale.startsWith("ja");

/** Orders anything that belongs to a given and a family name. */
export const orderNames = <Given, Family>(
  locale: string,
  parts: readonly [Given, Family],
): readonly (Given | Family)[] => (isFamilyNameFirst(locale) ? parts.toReversed() : parts);
