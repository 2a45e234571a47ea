import { count } from "../telemetry/watch.ts";
import { log } from "../telemetry/log.ts";
import type { AuditRow } from "./audit.ts";

/** What a collector should look at first. */
const warnings: readonly string[] = ["customer.log_in_failed", "access.refused"];

/** One line of the log for one entry, and its counter. `docs/watching.md` says what the fields mean. */
export function logEntry({ at, action, ...row }: Omit<AuditRow, "id">): void {
  if (action === "customer.logged_in") count("logIns");
  if (action === "customer.log_in_failed") count("logInsFailed", String(row.details?.reason));
  if (action === "access.refused") count("accessRefused");
  const known = Object.entries(row).filter(([name, value]) => value !== null && name !== "id");
  const line = { event: action, at: at.toISOString(), ...Object.fromEntries(known) };
  log[warnings.includes(action) ? "warn" : "info"](onOneLine(line), "audit");
}

/** JSON escapes line feeds; some collectors also begin a line at what Unicode calls one. */
const onOneLine = <Value>(value: Value): Value => {
  if (typeof value === "string") return value.replaceAll(/[\p{Cc}\u2028\u2029]/gu, " ") as Value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(onOneLine) as Value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, onOneLine(one)])) as Value;
};
