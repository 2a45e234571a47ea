import type { CurrentCustomer } from "../api/reply.ts";
import { auditLog, type ActorKind } from "../database/audit-schema.ts";
import type { Queries } from "../database/database.ts";
import { newId } from "../ids.ts";

export type Person = Pick<CurrentCustomer, "id" | "role">;
export type Actor = { kind: ActorKind; id: string | null };

/** Somebody who is logged in. */
export const actorOf = ({ id, role }: Person): Actor => ({ kind: role, id });
/** Somebody who is not, such as whoever follows the link of a mail. */
export const visitor: Actor = { kind: "visitor", id: null };
/** Somebody who runs the shop, at its command line. */
export const operator: Actor = { kind: "operator", id: null };
export const job: Actor = { kind: "job", id: null };

type Happened =
  | { action: "customer.sign_up_declined" }
  | { action: "customer.signed_up" | "customer.logged_out" }
  | { action: "customer.logged_in"; details: { by: "password" | "passkey" } }
  /** Beside the log-in: a second factor, or a fresh proof. */
  | { action: "customer.proved"; details: { by: "passkey" | "app" | "recovery_code" | "password" } }
  | { action: "passkey.added" | "passkey.removed" }
  | { action: "authenticator_app.added" | "authenticator_app.removed" | "recovery_codes.replaced" }
  | { action: "second_factor.reset" | "customer.removed_as_administrator" }
  | { action: "customer.email_confirmed" | "customer.password_changed" | "customer.password_reset" }
  | { action: "customer.first_password_set" | "customer.made_administrator" | "customer.deleted" }
  /** The names of the fields, never what is in them. */
  | { action: "customer.changed"; details: { fields: string[] } }
  | {
      action: "tour_lead.invited" | "tour_lead.registered" | "tour_lead.activated";
      subject: { tour_lead: string };
    }
  | {
      action: "language.added" | "language.changed" | "language.removed";
      subject: { language: string };
    }
  | { action: "session.ended"; subject: { session: string } }
  | { action: "sessions.others_ended"; details: { count: number } }
  | { action: "order.submitted" | "order.cancelled" | "order.paid"; subject: { order: string } }
  | { action: "order.shipped" | "order.delivered"; subject: { order: string } }
  /** The names of the columns, never what is in them. */
  | { action: "order.shipment_corrected"; subject: { order: string }; details: { fields: string[] } }
  | {
      action:
        | "refund.requested"
        | "refund.withdrawn"
        | "refund.approved"
        | "refund.paid_back"
        | "refund.rejected";
      subject: { refund: string };
    }
  | { action: "payment_issue.closed"; subject: { issue: string } }
  | { action: "bank_account.kept" | "bank_account.changed" }
  | { action: "self_billing.agreed" | "self_billing.ended" }
  | { action: "payout.requested" | "payout.paid" | "payout.failed"; subject: { payout: string } }
  | { action: "payouts.exported"; subject: { export: string }; details: { currency: string; count: number } }
  /** The first of two administrators. */
  | { action: "refund.first_approved"; subject: { refund: string } };

/** `ownerId`: whose things. `details` hold no secret and nothing personal. */
export type AuditEntry = { at: Date; actor: Actor; ownerId: string | null } & Happened;

/** Says what happened in the transaction of what happened: both are stored, or neither. */
export async function audit(tx: Queries, entry: AuditEntry): Promise<void> {
  const [subject] = "subject" in entry ? Object.entries(entry.subject) : [];
  await tx.insert(auditLog).values({
    id: newId(),
    at: entry.at,
    actor_id: entry.actor.id,
    actor_kind: entry.actor.kind,
    action: entry.action,
    owner_id: entry.ownerId,
    subject: subject ? subject.join(" ") : null,
    details: "details" in entry ? entry.details : null,
  });
}
