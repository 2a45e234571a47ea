import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** In base64url, with the id of its key. */
export type Encrypted = { ciphertext: string; nonce: string; key_id: string };

const cipher = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

/** A fingerprint that reveals nothing about the key. */
export const keyId = (key: Buffer): string =>
  createHash("sha256").update("bank data ").update(key).digest("hex").slice(0, 16);

/** @param owner authenticated data: decryption needs the same owner */
export function encrypt(key: Buffer, owner: string, text: string): Encrypted {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final(), sealing.getAuthTag()]);
  return {
    ciphertext: sealed.toString("base64url"),
    nonce: nonce.toString("base64url"),
    key_id: keyId(key),
  };
}

/** @throws Error if it was encrypted for another owner or with another key, or is damaged */
export function decrypt(
  key: Buffer,
  owner: string,
  { ciphertext, nonce }: Pick<Encrypted, "ciphertext" | "nonce">,
): string {
  const sealed = Buffer.from(ciphertext, "base64url");
  const opening = createDecipheriv(cipher, key, Buffer.from(nonce, "base64url"), { authTagLength: tagLength })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(-tagLength));
  return Buffer.concat([opening.update(sealed.subarray(0, -tagLength)), opening.final()]).toString("utf8");
}
