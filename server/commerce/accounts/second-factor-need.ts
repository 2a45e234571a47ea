import { eq, exists, or, sql, type SQL } from "drizzle-orm";
import type { SecondFactorNeed } from "#server/http/reply.ts";
import { authenticatorApps, passkeys } from "#server/platform/database/authenticator-schema.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { Settings } from "#server/platform/settings.ts";

type Account = { role: "customer" | "administrator"; hasSecondFactor: boolean };

export const hasSecondFactor = (queries: Queries): SQL<boolean> => {
  const passkey = queries
    .select({ one: sql`1` })
    .from(passkeys)
    .where(eq(passkeys.customer_id, customers.id));
  const app = queries
    .select({ one: sql`1` })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.customer_id, customers.id));
  return sql<boolean>`${or(exists(passkey), exists(app))}`;
};

export function secondFactorNeed(
  { secondFactor }: Pick<Settings, "secondFactor">,
  { role, hasSecondFactor }: Account,
  provedAt: Date | null,
): SecondFactorNeed {
  if (role !== "administrator") return "nothing";
  if (!hasSecondFactor) return secondFactor === "required" ? "enrol" : "offered";
  return provedAt === null ? "prove" : "nothing";
}

export const proofTimeAfterPassword = ({ role, hasSecondFactor }: Account, now: Date): Date | null =>
  role === "administrator" && hasSecondFactor ? null : now;
