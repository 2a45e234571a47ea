import { expect, test } from "vitest";
import { shopFiles } from "#tests/support/shop-folder.ts";
import { marketFile } from "./format.ts";

const europe = shopFiles["markets/europe.yaml"] as { seller: object };
const accepts = (phone: string) =>
  marketFile.safeParse({ ...europe, seller: { ...europe.seller, phone } }).success;

test.each(["+31 20 000 0000", "(+49) 221 4710118", "020/123456", "+81 3-0000-0000", "01632 960018"])(
  "a seller's telephone number may be written %s",
  (phone) => expect(accepts(phone)).toBe(true),
);
test.each(["", "     ", "-----", "112", "call us", "+31 20 000 0000 ext. 5", "1".repeat(40)])(
  "%j is not a telephone number",
  (phone) => expect(accepts(phone)).toBe(false),
);
