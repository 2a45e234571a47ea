import { eq } from "drizzle-orm";
import { customers } from "./database/customer-schema.ts";
import { waitingJobs } from "./jobs/waiting.ts";
import { countOpenIssues } from "./payment/issues.ts";
import { findStuckPayments } from "./payment/stuck.ts";
import { lastComparison } from "./reconciliation/compare.ts";
import { findStuckRefunds } from "./refunds/stuck-refunds.ts";
import type { Services } from "./services.ts";
import type { Observed } from "./telemetry/open-telemetry/observe.ts";

export const observedOf = (services: Services): Observed => ({
  administrators: () => services.database.queries.$count(customers, eq(customers.role, "administrator")),
  checkDatabase: () => services.database.check(),
  waitingJobs: () => waitingJobs(services.database.queries),
  stuckPayments: async () => (await findStuckPayments(services)).length,
  openIssues: () => countOpenIssues(services.database.queries),
  differences: async () => (await lastComparison(services.database.queries))?.differences ?? null,
  stuckRefunds: async () => (await findStuckRefunds(services)).length,
});
