import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import { buyersOf } from "#server/commerce/accounts/same-address.ts";
import { isOwnCase } from "#server/commerce/audit/own-case.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { paymentIssues, type PaymentIssueKind } from "#server/platform/database/payment-schema.ts";
import { newId } from "#server/platform/ids.ts";
import type { Services } from "#server/commerce/services.ts";

export type IssueRow = typeof paymentIssues.$inferSelect;
export type NewIssue = {
  kind: PaymentIssueKind;
  reference: string;
  orderId: string | null;
  detail: string;
};

/** Opens an issue that an administrator has to check at the provider, and mails the shop once. */
export async function openIssue(
  { database, clock, jobs }: Pick<Services, "database" | "clock" | "jobs">,
  { kind, reference, orderId, detail }: NewIssue,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [opened] = await tx
      .insert(paymentIssues)
      .values({ id: newId(), kind, reference, order_id: orderId, detail, opened_at: clock() })
      .onConflictDoNothing()
      .returning({ id: paymentIssues.id });
    if (opened) await jobs.enqueue(tx, "payment-issue-mail", { issueId: opened.id });
  });
}

/** Closes a settled issue; one that was unknown until then is stored as closed, so that it never opens. */
export async function closeIssue(
  { database, clock }: Pick<Services, "database" | "clock">,
  { kind, reference, orderId, detail }: NewIssue,
): Promise<void> {
  const now = clock();
  await database.queries
    .insert(paymentIssues)
    .values({ id: newId(), kind, reference, order_id: orderId, detail, opened_at: now, closed_at: now })
    .onConflictDoUpdate({
      target: [paymentIssues.kind, paymentIssues.reference],
      set: { closed_at: now },
      setWhere: isNull(paymentIssues.closed_at),
    });
}

export async function closeIssueByReference(
  { database, clock }: Pick<Services, "database" | "clock">,
  reference: string,
): Promise<boolean> {
  const closedRows = await database.queries
    .update(paymentIssues)
    .set({ closed_at: clock() })
    .where(and(eq(paymentIssues.reference, reference), isNull(paymentIssues.closed_at)))
    .returning({ id: paymentIssues.id });
  return closedRows.length > 0;
}

/** Refused if the order is the administrator's own or earns them a commission. */
export async function closePaymentIssue(
  { database, clock }: Pick<Services, "database" | "clock">,
  actor: Actor,
  issueId: string,
): Promise<"closed" | "noIssue" | "ownCase"> {
  return database.transaction(async (tx) => {
    const [issue] = await tx
      .select({ issue: paymentIssues, owner: orders.customer_id, lead: orders.tour_lead_id })
      .from(paymentIssues)
      .leftJoin(orders, eq(orders.id, paymentIssues.order_id))
      .where(eq(paymentIssues.id, issueId));
    if (!issue) return "noIssue";
    const buyers = issue.owner === null ? [] : await buyersOf(tx, issue.owner);
    if (isOwnCase(actor, ...buyers, issue.lead)) return "ownCase";
    const at = clock();
    const closedRows = await tx
      .update(paymentIssues)
      .set({ closed_at: at, closed_by: actor.id })
      .where(and(eq(paymentIssues.id, issueId), isNull(paymentIssues.closed_at)))
      .returning({ id: paymentIssues.id });
    if (closedRows.length > 0) {
      const entry = { action: "payment_issue.closed", subject: { issue: issueId } } as const;
      await writeAuditEntry(tx, { ...entry, at, actor, ownerId: issue.owner });
    }
    return "closed";
  });
}

export const findIssuesToClose = (
  queries: Queries,
  {
    skip = 0,
    limit = 24,
    sort = "opened_at",
  }: { skip?: number; limit?: number; sort?: "opened_at" | "-opened_at" },
): Promise<{ issue: IssueRow; reference: string | null }[]> =>
  queries
    .select({ issue: paymentIssues, reference: orders.reference })
    .from(paymentIssues)
    .leftJoin(orders, eq(orders.id, paymentIssues.order_id))
    .where(isNull(paymentIssues.closed_at))
    .orderBy(...[paymentIssues.opened_at, paymentIssues.id].map(sort === "opened_at" ? asc : desc))
    .offset(skip)
    .limit(limit);

export const countOpenIssues = (queries: Queries): Promise<number> =>
  queries.$count(paymentIssues, isNull(paymentIssues.closed_at));

export const findOpenIssues = (queries: Queries): Promise<IssueRow[]> =>
  queries
    .select()
    .from(paymentIssues)
    .where(isNull(paymentIssues.closed_at))
    .orderBy(asc(paymentIssues.opened_at), asc(paymentIssues.id));

export const describeIssue = ({ kind, reference, detail, opened_at }: IssueRow): string =>
  `${kind.replace("_", " ")} ${reference}, ${opened_at.toISOString()}: ${detail}`;
