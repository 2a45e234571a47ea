import { eq } from "drizzle-orm";
import type { ContractObserver } from "#server/http/contract.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import type { Database } from "#server/platform/database/database.ts";
import { customerActor, writeAuditEntry } from "./audit.ts";

type Recording = { database: Pick<Database, "queries">; clock: () => Date };

/** Records which customers' data an administrator reads, before it is sent: one entry, on the primary. */
export const recordPersonalDataRead =
  ({ database: { queries }, clock }: Recording): ContractObserver["read"] =>
  async ({ operationId: operation, "x-personal-data": kind }, { params, customer }, body) => {
    if (kind === undefined) return;
    const read = { at: clock(), actor: customerActor(customer) };
    if (kind === "list") {
      const count = (body as unknown[]).length;
      if (count === 0) return;
      await writeAuditEntry(queries, {
        ...read,
        action: "personal_data.listed",
        ownerId: null,
        details: { operation, count },
      });
      return;
    }
    const { id } = params as { id: string };
    if (kind === "file") {
      const [order] = await queries
        .select({ customerId: orders.customer_id })
        .from(orders)
        .where(eq(orders.id, id));
      await writeAuditEntry(queries, {
        ...read,
        action: "personal_data.read",
        ownerId: order!.customerId,
        subject: { order: id },
        details: { operation },
      });
      return;
    }
    await writeAuditEntry(queries, {
      ...read,
      action: "personal_data.read",
      ownerId: (body as { customer: { id: string } }).customer.id,
      subject: kind === "order" ? { order: id } : { refund: id },
      details: { operation },
    });
  };
