/** Characters. */
export const maximumNoteLength = 1_000;
/** Characters. */
export const maximumGiftNoteLength = 500;

/** Whether a note has control characters other than line breaks, or characters that reverse the reading direction. */
export const hasInvisibleCharacters = (note: string): boolean =>
  /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(note.replaceAll(/[\n\r\t]/g, ""));

/** Whether a text has emoji, which no font for printing has. */
export const hasEmoji = (text: string): boolean => /\p{Emoji_Presentation}|\ufe0f/u.test(text);

/** No line break and no tab, as email headers require. */
export const isSingleLine = (text: string): boolean => !/[\n\r\t\u2028\u2029]/.test(text);
