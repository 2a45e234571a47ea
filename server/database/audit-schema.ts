import { jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export type ActorKind = "customer" | "administrator" | "visitor" | "operator" | "job";

/** Who did what to whose things. Rows are only added; they are deleted when they are too old. */
export const auditLog = pgTable("audit_log", {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  actor_id: uuid(),
  actor_kind: text().$type<ActorKind>().notNull(),
  action: text().notNull(),
  owner_id: uuid(),
  subject: text(),
  details: jsonb().$type<Record<string, unknown>>(),
});
