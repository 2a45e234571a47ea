/**
 * One normal form for what is searched and what is searched for: NFKC, lower case, marks stripped from Latin and
 * Arabic letters and kept on all others (Japanese voicing marks make other words).
 */
export const searchText = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/([\p{Script=Latin}\p{Script=Arabic}])\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
