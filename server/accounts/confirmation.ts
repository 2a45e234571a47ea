import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import * as customerSchema from "../database/customer-schema.ts";
import type { Services } from "../services.ts";
import { customerWith } from "./customers.ts";

const { customers } = customerSchema;
type Signing = Pick<Services, "secret" | "clock">;
const validFor = 3 * 86_400_000;

/** What a confirmation mail's link carries: who, until when, signed. Using it twice does no harm. */
export function confirmationToken(services: Signing, customerId: string): string {
  const content = `${customerId}.${services.clock().getTime() + validFor}`;
  return `${Buffer.from(content).toString("base64url")}.${sign(services, content)}`;
}

/** The customer that a token confirms; null if it is forged or older than three days. */
function confirmedBy(services: Signing, token: string): string | null {
  const [encoded = "", signature = ""] = token.split(".");
  const content = Buffer.from(encoded, "base64url").toString();
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(services, content))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [customerId = "", until = "0"] = content.split(".");
  return Number(until) > services.clock().getTime() ? customerId : null;
}

const sign = ({ secret }: Signing, content: string): string =>
  createHmac("sha256", secret).update(`confirm ${content}`).digest("base64url");

/** Confirms the address that a mail's link stands for; false if the link is no longer good. */
export async function confirmAddress(
  services: Pick<Services, "secret" | "clock" | "database">,
  token: string,
): Promise<boolean> {
  const customerId = confirmedBy(services, token);
  if (customerId === null) return false;
  await services.database.queries
    .update(customers)
    .set({ email_confirmed_at: services.clock() })
    .where(and(eq(customers.id, customerId), isNull(customers.email_confirmed_at)));
  return true;
}

type Resending = { username: string; password: string; return_to?: "checkout" };

/** Sends the confirmation mail again, to somebody who knows the password. */
export async function resendConfirmation(
  { database, jobs }: Pick<Services, "database" | "jobs">,
  { return_to, ...credentials }: Resending,
): Promise<"sent" | "incorrect" | "confirmedAlready"> {
  const customer = await customerWith(database.queries, credentials);
  if (!customer) return "incorrect";
  if (customer.email_confirmed_at) return "confirmedAlready";
  const data = { customerId: customer.id, returnTo: return_to ?? null };
  await database.transaction((tx) => jobs.enqueue(tx, "confirmation-mail", data));
  return "sent";
}
