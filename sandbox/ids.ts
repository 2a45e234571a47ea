import { randomInt } from "node:crypto";

const alphabet = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** In the provider's format: 17 digits and capital letters. */
export const newId = (length = 17): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
