import { bigint, boolean, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const passkeys = pgTable("passkeys", {
  id: uuid().primaryKey(),
  customer_id: uuid().notNull(),
  /** base64url, as WebAuthn encodes it. */
  credential_id: text().notNull(),
  /** base64url of the COSE key. */
  public_key: text().notNull(),
  /** WebAuthn's signature counter; synced passkeys always report 0. */
  counter: bigint({ mode: "number" }).notNull(),
  transports: text().array().notNull(),
  name: text().notNull(),
  is_synced: boolean().notNull(),
  created_at: time("created_at").notNull(),
  last_used_at: time("last_used_at"),
});

export const authenticatorApps = pgTable("authenticator_apps", {
  customer_id: uuid().primaryKey(),
  ciphertext: text().notNull(),
  nonce: text().notNull(),
  key_id: text().notNull(),
  /** The time step (RFC 6238) of the last accepted code. */
  last_step: bigint({ mode: "number" }).notNull(),
  created_at: time("created_at").notNull(),
});

export const recoveryCodes = pgTable("recovery_codes", {
  customer_id: uuid().notNull(),
  code_hash: text().notNull(),
  created_at: time("created_at").notNull(),
  used_at: time("used_at"),
});

/** Used challenges, stored until they expire. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  challenge_hash: text().primaryKey(),
  expires_at: time("expires_at").notNull(),
});
