import { sql } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import type { Database, Queries } from "#server/platform/database/database.ts";
import { mailKind } from "./mail-kinds.ts";

type FailedMail = Schemas["FailedMail"];
type Row = {
  id: string;
  job: string;
  email: string | null;
  reference: string | null;
  created: number;
  attempts: number;
  next: number | null;
  reason: string | null;
};

/** The last attempt failed, whether or not it will be retried. */
const isFailed = sql`name = 'letters' and output is not null and state in ('retry', 'failed')`;
const moment = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
const toShop = [
  "order-to-pack-mail",
  "refund-to-decide-mail",
  "withdrawal-to-decide-mail",
  "contact-mail",
  "payment-issue-mail",
];

export async function findFailedMails(
  queries: Queries,
  {
    skip = 0,
    limit = 24,
    sort = "-created_at",
  }: { skip?: number; limit?: number; sort?: "created_at" | "-created_at" },
): Promise<FailedMail[]> {
  const direction = sql.raw(sort === "created_at" ? "asc" : "desc");
  const { rows } = await queries.execute<Row>(sql`
    with failed as (
      select * from jobs.job where ${isFailed}
      order by created_on ${direction}, id ${direction} offset ${skip} limit ${limit}
    )
    select j.id, j.data ->> 'job' as job, coalesce(c.email, a.email) as email, o.reference, j.retry_count + 1 as attempts,
      ${moment("j.created_on")} as created,
      case when j.state = 'retry' then ${moment("j.start_after")} end as next,
      j.output ->> 'message' as reason
    from failed j
    left join refunds r on r.id = (j.data ->> 'refundId')::uuid
    left join payouts p on p.id = (j.data ->> 'payoutId')::uuid
    left join stock_alerts a on a.id = (j.data ->> 'alertId')::uuid
    left join orders o on o.id = coalesce((j.data ->> 'orderId')::uuid, r.order_id)
    left join customers c on c.id = coalesce((j.data ->> 'customerId')::uuid, o.customer_id, p.customer_id)
    order by j.created_on ${direction}, j.id ${direction}`);
  return rows.map((row) => ({
    id: row.id,
    kind: mailKind(row.job),
    recipient: toShop.includes(row.job) ? null : row.email,
    order_reference: row.reference,
    created_at: new Date(row.created).toISOString(),
    attempts: Number(row.attempts),
    next_attempt_at: row.next === null ? null : new Date(row.next).toISOString(),
    reason: row.reason ?? "",
  }));
}

export async function countFailedMails(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(
    sql`select count(*)::int as count from jobs.job where ${isFailed}`,
  );
  return Number(rows[0]!.count);
}

/** Attempts that a mail gets at least when it is sent again. */
const furtherAttempts = 5;

/** Makes a failed mail due at once; false if there is none, or it is being sent. */
export async function resendMail(
  { database, clock }: { database: Pick<Database, "transaction">; clock: () => Date },
  actor: Actor,
  id: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      update jobs.job
      set state = 'retry', start_after = now(), completed_on = null, output = null,
        retry_limit = greatest(retry_limit, retry_count + ${furtherAttempts}::int)
      where id = ${id}::uuid and ${isFailed} returning id`);
    if (rows.length === 0) return false;
    const subject = { mail: id };
    await writeAuditEntry(tx, { action: "mail.sent_again", at: clock(), actor, ownerId: null, subject });
    return true;
  });
}
