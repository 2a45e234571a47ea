import { sql } from "drizzle-orm";
import type { Shop, TestCustomer } from "./shop.ts";

/** Returns the id of a customer's mail that failed finally. */
export async function createFailedMail(
  { services }: Shop,
  { id: customerId }: TestCustomer,
): Promise<string> {
  const { queries } = services.database;
  await services.database.transaction((tx) =>
    services.jobs.enqueue(tx, "password-changed-mail", { customerId }),
  );
  const { rows } = await queries.execute<{ id: string }>(sql`
    update jobs.job set state = 'failed', retry_count = 20, completed_on = now(),
      output = '{"message": "550 no such mailbox"}'::jsonb
    where data ->> 'job' = 'password-changed-mail' and data ->> 'customerId' = ${customerId} returning id`);
  return rows[0]!.id;
}
