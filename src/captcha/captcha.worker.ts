import { solveChallenge, type Challenge } from "altcha-lib";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes } from "@noble/hashes/utils.js";

type DeriveKey = Parameters<typeof solveChallenge>[0]["deriveKey"];

/**
 * ALTCHA's SHA-256, `cost` rounds of it. For thousands of short hashes this is faster than the browser's `crypto.subtle`,
 * which is asynchronous and requires https.
 */
const deriveKey: DeriveKey = async ({ cost, keyLength = 32 }, salt, password) => {
  let derivedKey: Uint8Array = concatBytes(salt, password);
  for (let round = 0; round < Math.max(1, cost); round += 1) derivedKey = sha256(derivedKey);
  return { parameters: {}, derivedKey: derivedKey.slice(0, keyLength) };
};

addEventListener("message", async ({ data }: MessageEvent<Challenge>) => {
  try {
    postMessage({ solution: await solveChallenge({ challenge: data, deriveKey }) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
