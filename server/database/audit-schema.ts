import { jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export type ActorKind = "customer" | "administrator" | "visitor" | "operator" | "job";

/** Security events: actor, action, owner. Triggers refuse every change except that of `expire_audit_log()`. */
export const auditLog = pgTable("audit_log", {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  actor_id: uuid(),
  actor_kind: text().$type<ActorKind>().notNull(),
  action: text().notNull(),
  owner_id: uuid(),
  subject: text(),
  details: jsonb().$type<Record<string, unknown>>(),
  /** Where it came from: erased after 90 days. */
  network: text(),
  browser: text(),
  system: text(),
  /** Of an e-mail address that has no account, under the shop's secret. */
  address_hash: text(),
});
