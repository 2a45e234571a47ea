import { and, eq, ne } from "drizzle-orm";
import { commissionTransactions } from "#server/platform/database/commission-schema.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { PayoutFlag } from "#server/platform/database/payout-schema.ts";

const { customers, orders } = customerSchema;
type Address = (typeof orders.$inferSelect)["delivery_address"];

/**
 * Whether a buyer resembles the tour lead: a variant of their email address, or an address of their account or
 * orders. It is only a hint for administrators.
 */
export async function findPayoutFlags(tx: Queries, leadId: string): Promise<PayoutFlag[]> {
  const [lead] = await tx.select().from(customers).where(eq(customers.id, leadId));
  const buyers = await tx
    .select({ email: customers.email, delivery: orders.delivery_address, invoice: orders.invoice_address })
    .from(commissionTransactions)
    .innerJoin(orders, eq(orders.id, commissionTransactions.order_id))
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(and(eq(commissionTransactions.customer_id, leadId), eq(commissionTransactions.kind, "earned")));
  const buyerOrders = await tx
    .select({ delivery: orders.delivery_address, invoice: orders.invoice_address })
    .from(orders)
    .where(and(eq(orders.customer_id, leadId), ne(orders.status, "draft")));
  const ordered = buyerOrders.flatMap(({ delivery, invoice }) => [delivery, invoice]);
  const own = placesOf([lead!.delivery_address, lead!.invoice_address, ...ordered]);
  const hasOwnEmail = buyers.some(({ email }) => normalizedMailbox(email) === normalizedMailbox(lead!.email));
  const hasOwnAddress = buyers.some(({ delivery, invoice }) =>
    placesOf([delivery, invoice]).some((place) => own.includes(place)),
  );
  return [...(hasOwnEmail ? ["own_email" as const] : []), ...(hasOwnAddress ? ["own_address" as const] : [])];
}

/** The mailbox at most providers: ignores dots in the name and everything after a plus. */
export function normalizedMailbox(email: string): string {
  const [name = "", domain = ""] = email.trim().toLowerCase().split("@");
  const mailbox = name.replace(/\+.*$/, "").replaceAll(".", "");
  return `${mailbox}@${domain.replace(/^googlemail\.com$/, "gmail.com")}`;
}

const placesOf = (addresses: readonly (Address | null)[]): string[] =>
  addresses
    .filter((address) => address !== null)
    .map(({ street, zip_code, country }) =>
      [street, zip_code, country].map((part) => lettersOf(part ?? "")).join(" "),
    );

const lettersOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
