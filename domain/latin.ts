/** Latin letters with their marks, numbers, and the punctuation, symbols and spaces shared by all scripts. */
const latin =
  /^[\p{Script=Latin}[\p{Script=Inherited}&&\p{Mn}]\p{Nd}[[\p{No}\p{Lm}]&&\p{Script=Common}][\p{P}&&\p{Script=Common}][[\p{S}&&\p{Script=Common}]--\p{Emoji_Presentation}]\p{Zs}]*$/v;
export const isLatin = (text: string): boolean => latin.test(text);
