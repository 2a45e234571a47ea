import type { OperationId } from "#server/http/reply.ts";
import type { LogInFailure } from "#server/platform/telemetry/log-in-failures.ts";

/** `count`: further refusals of the same kind within the hour. */
export type RefusedAction =
  | {
      action: "customer.log_in_failed";
      details: { reason: LogInFailure; operation: OperationId; count?: number };
    }
  | { action: "access.refused"; details: { operation: string; code: string; count?: number } };

export type AuditAction =
  | RefusedAction
  | { action: "customer.sign_up_declined" }
  | { action: "customer.signed_up" | "customer.logged_out" | "customer.guest_order_kept" }
  /** `is_new`: the browser was unknown. */
  | { action: "customer.logged_in"; details: { by: "password" | "passkey"; is_new?: true } }
  /** In addition to the log-in: a second factor, or a fresh proof. */
  | { action: "customer.proved"; details: { by: "passkey" | "app" | "recovery_code" | "password" } }
  | { action: "passkey.added" | "passkey.removed" }
  | { action: "authenticator_app.added" | "authenticator_app.removed" | "recovery_codes.replaced" }
  | { action: "second_factor.reset" | "customer.removed_as_administrator" }
  | { action: "customer.email_confirmed" | "customer.password_changed" | "customer.password_reset" }
  | { action: "customer.first_password_set" | "customer.made_administrator" | "customer.deleted" }
  /** Names of fields, never their values. */
  | { action: "customer.changed"; details: { fields: string[] } }
  | { action: "customer.data_exported" }
  /** An administrator read data of one customer, or a list with data of several. */
  | {
      action: "personal_data.read";
      subject: { order: string } | { refund: string } | { image: string };
      details: { operation: OperationId };
    }
  | { action: "personal_data.listed"; details: { operation: OperationId; count: number } }
  | {
      action: "tour_lead.invited" | "tour_lead.registered" | "tour_lead.activated" | "tour_lead.ended";
      subject: { tour_lead: string };
    }
  | {
      action: "language.added" | "language.changed" | "language.removed";
      subject: { language: string };
    }
  /** By a command: a folder was applied to the shop, or the shop exported to one. */
  | { action: "shop.applied" | "shop.exported"; details: Record<string, number> }
  | { action: "session.ended"; subject: { session: string } }
  | { action: "sessions.others_ended"; details: { count: number } }
  | { action: "order.submitted" | "order.cancelled" | "order.paid"; subject: { order: string } }
  /** By the link in its mail. */
  | { action: "customer.guest_order_opened"; subject: { order: string } }
  | { action: "order.shipped" | "order.delivered"; subject: { order: string } }
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
  /** `quantity`: what it changed. */
  | {
      action: "stock.received" | "stock.counted" | "stock.returned" | "stock.lost";
      subject: { variant: string };
      details: { quantity: number };
    }
  | { action: "payment_issue.closed"; subject: { issue: string } }
  | { action: "mail.sent_again"; subject: { mail: string } }
  | { action: "bank_account.kept" | "bank_account.changed" }
  | { action: "self_billing.agreed" | "self_billing.ended" }
  | { action: "payout.requested" | "payout.paid" | "payout.failed"; subject: { payout: string } }
  | { action: "payouts.exported"; subject: { export: string }; details: { currency: string; count: number } }
  | { action: "refund.first_approved"; subject: { refund: string } };
