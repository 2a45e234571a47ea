import { randomInt, randomUUIDv7 } from "node:crypto";

/** UUIDv7: opaque and ordered by time. */
export const newId = (): string => randomUUIDv7();

/** Without vowels and look-alikes, so that it can be read aloud and spells nothing. */
const alphabet = "BCDFGHJKLMNPQRSTVWXZ23456789";

/** An order's reference, such as `K7RM-4QXD`: 28⁸ of them. */
export function newReference(): string {
  const draw = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${draw()}-${draw()}`;
}
