import { jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export type ActorKind = "customer" | "administrator" | "visitor" | "operator" | "job";

/** Security events. Triggers refuse every change except that of `expire_audit_log()`. */
export const auditLog = pgTable("audit_log", {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  actor_id: uuid(),
  actor_kind: text().$type<ActorKind>().notNull(),
  action: text().notNull(),
  owner_id: uuid(),
  subject: text(),
  details: jsonb().$type<Record<string, unknown>>(),
  network: text(),
  browser: text(),
  system: text(),
  /** Keyed hash of an email address without an account. */
  address_hash: text(),
});
