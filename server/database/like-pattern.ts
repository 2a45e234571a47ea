/** A text in a pattern of LIKE, in which each character means itself. */
export const escapeLikePattern = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
