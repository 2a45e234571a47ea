/** `address.submitted` and `loadCheckout` as words: `address submitted`, `load checkout`. */
export const inWords = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .replaceAll(/[._]/g, " ")
    .toLowerCase();

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
