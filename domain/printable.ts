/** Latin letters with diacritics, numbers, and the punctuation, symbols and spaces shared by all scripts. */
const latin =
  /^[\p{Script=Latin}[\p{Script=Inherited}&&\p{Mn}]\p{Nd}[[\p{No}\p{Lm}]&&\p{Script=Common}][\p{P}&&\p{Script=Common}][[\p{S}&&\p{Script=Common}]--\p{Emoji_Presentation}]\p{Zs}]*$/v;
/** Unicode ranges whose Latin characters the invoice fonts have in full. */
const printed = /^[\u0020-\u036f\u1d00-\u1dbf\u1e00-\u1eff\u2000-\u206f\u20a0-\u20bf\u2100-\u215f]*$/;
export const isPrintable = (text: string): boolean => printed.test(text);

export const isLatin = (text: string): boolean => latin.test(text);
