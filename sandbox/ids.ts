import { randomInt } from "node:crypto";

const letters = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Looks like the provider's own: 17 digits and capital letters. */
export const newId = (length = 17): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
