import { widenNetwork } from "#server/http/limits/network.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { incrementCounter } from "#server/platform/telemetry/telemetry.ts";
import type { AuditRow } from "./audit.ts";

/** Business actions are in the database only; all others concern accounts, rights, personal data or the shop itself. */
const business = /^(order|refund|payout|payment_issue|self_billing)\./;
const warnings: readonly string[] = ["customer.log_in_failed", "access.refused"];

/** Logs an entry that concerns security, and counts it. `docs/monitoring.md` describes the fields. */
export function logEntry({ id: _id, at, action, network, ...row }: AuditRow): void {
  if (business.test(action)) return;
  if (action === "customer.logged_in") incrementCounter("logIns");
  if (action === "customer.log_in_failed") incrementCounter("logInsFailed", String(row.details?.reason));
  if (action === "access.refused") incrementCounter("accessRefused");
  const fields = { event: action, at: at.toISOString(), ...row, network: network && widenNetwork(network) };
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  log[warnings.includes(action) ? "warn" : "info"](onOneLine(known), "audit");
}

/** JSON escapes line feeds, but some collectors also split at Unicode's line separators. */
const onOneLine = <Value>(value: Value): Value => {
  if (typeof value === "string") return value.replaceAll(/[\p{Cc}\u2028\u2029]/gu, " ") as Value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(onOneLine) as Value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, onOneLine(field)])) as Value;
};
