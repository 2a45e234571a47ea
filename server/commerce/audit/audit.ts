import type { CurrentCustomer } from "#server/http/reply.ts";
import { auditLog, type ActorKind } from "#server/platform/database/audit-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { afterCommit } from "#server/platform/database/after-commit.ts";
import { newId } from "#server/platform/ids.ts";
import type { AuditAction } from "./actions.ts";
import { logEntry } from "./log-entry.ts";

export type Person = Pick<CurrentCustomer, "id" | "role">;
export type Actor = { kind: ActorKind; id: string | null };

export const customerActor = ({ id, role }: Person): Actor => ({ kind: role, id });
/** Not logged in, such as the reader of a mail who follows its link. */
export const visitorActor: Actor = { kind: "visitor", id: null };
export const operatorActor: Actor = { kind: "operator", id: null };
export const jobActor: Actor = { kind: "job", id: null };

export type Origin = { network: string | null; browser: string | null; system: string | null };

/**
 * `ownerId`: the customer whose data it is about. `details` contain no secrets or personal data; `origin` is erased
 * after 90 days.
 */
export type AuditEntry = {
  at: Date;
  actor: Actor;
  ownerId: string | null;
  origin?: Origin;
  addressHash?: string;
} & AuditAction;

export type AuditRow = typeof auditLog.$inferSelect;

/** Call it in the transaction of the action, so that both are stored or neither. */
export async function writeAuditEntry(tx: Queries, entry: AuditEntry): Promise<void> {
  const row = auditRow(entry);
  await tx.insert(auditLog).values(row);
  afterCommit(() => logEntry(row));
}

export function auditRow(entry: AuditEntry): AuditRow {
  const [subject] = "subject" in entry ? Object.entries(entry.subject) : [];
  return {
    id: newId(),
    at: entry.at,
    actor_id: entry.actor.id,
    actor_kind: entry.actor.kind,
    action: entry.action,
    owner_id: entry.ownerId,
    subject: subject ? subject.join(" ") : null,
    details: "details" in entry ? entry.details : null,
    network: entry.origin?.network ?? null,
    browser: entry.origin?.browser ?? null,
    system: entry.origin?.system ?? null,
    address_hash: entry.addressHash ?? null,
  };
}
