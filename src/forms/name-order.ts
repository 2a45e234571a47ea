/** Japanese forms ask for the family's name first. */
export const isFamilyFirst = (locale: string): boolean => locale.startsWith("ja");
