/** The longest note to an order, in characters. */
export const maximumNoteLength = 1_000;

/** Whether a note holds control characters other than line breaks, or marks that turn the reading direction around. */
export const hasInvisibleCharacters = (note: string): boolean =>
  /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(note.replaceAll(/[\n\r\t]/g, ""));

/** Whether a text has no line break and no tab, as what stands in a mail's head must. */
export const isSingleLine = (text: string): boolean => !/[\n\r\t\u2028\u2029]/.test(text);
