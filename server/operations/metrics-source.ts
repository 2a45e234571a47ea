import { and, eq, gt } from "drizzle-orm";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import { countWaitingJobs } from "#server/platform/jobs/waiting.ts";
import { countOpenIssues } from "#server/commerce/payment/payment-issues.ts";
import { findStuckPayments } from "#server/commerce/payment/stuck-payments.ts";
import { lastComparison } from "#server/commerce/reconciliation/compare.ts";
import { findStuckRefunds } from "#server/commerce/refunds/stuck-refunds.ts";
import type { Services } from "#server/commerce/services.ts";
import type { MetricsSource } from "#server/platform/telemetry/open-telemetry/observe.ts";

const hour = 3_600_000;

export const metricsSource = (services: Services): MetricsSource => ({
  administrators: () =>
    services.database.queries.$count(
      customers,
      and(eq(customers.role, "administrator"), eq(customers.active, true)),
    ),
  appointments: () => {
    const since = new Date(services.clock().getTime() - hour);
    const isNew = and(eq(auditLog.action, "customer.made_administrator"), gt(auditLog.at, since));
    return services.database.queries.$count(auditLog, isNew);
  },
  checkDatabase: () => services.database.check(),
  waitingJobs: () => countWaitingJobs(services.database.queries),
  stuckPayments: async () => (await findStuckPayments(services)).length,
  openIssues: () => countOpenIssues(services.database.queries),
  differences: async () => (await lastComparison(services.database.queries))?.differences ?? null,
  stuckRefunds: async () => (await findStuckRefunds(services)).length,
});
