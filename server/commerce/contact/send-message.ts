import { and, eq, gt, lte } from "drizzle-orm";
import { hasInvisibleCharacters, isSingleLine } from "#domain/note.ts";
import { emailKey, findCustomer } from "#server/commerce/accounts/customers.ts";
import { isLanguage } from "#server/commerce/accounts/change-customer.ts";
import type { Schemas } from "#server/http/reply.ts";
import { isChallengeSolved } from "#server/commerce/captcha/captcha.ts";
import { contactMessages, sentMessages } from "#server/platform/database/contact-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { newId } from "#server/platform/ids.ts";
import { findMarket } from "#server/commerce/markets/markets.ts";
import { readShopSettings } from "#server/commerce/markets/shop-settings.ts";
import { findOrder } from "#server/commerce/orders/orders.ts";
import type { Services } from "#server/commerce/services.ts";
import { sign } from "#server/platform/signing.ts";

export type SendMessageResult =
  | { outcome: "sent" }
  | { outcome: "refused"; errors: Schemas["ContactFieldError"][] }
  | { outcome: "badCaptcha" }
  | { outcome: "tooMany"; seconds: number };

/** `marketId`: the visitor's, which may not exist. `customerId`: null if not logged in. */
type Message = Schemas["ContactMessage"] & { marketId: string | null; customerId: string | null };

/** Milliseconds in which the same message counts as a retry. */
const hour = 3_600_000;

export async function sendMessage(
  services: Services,
  captcha: string,
  message: Message,
): Promise<SendMessageResult> {
  const { database, clock, jobs, limits } = services;
  const { queries } = database;
  const order = await findNamedOrder(queries, message);
  const errors = [
    ...textErrors(message),
    ...(await addressErrors(services, message)),
    ...(order || message.order_id === null ? [] : [notYourOrder]),
    ...((await isLanguage(queries, message.language)) ? [] : [noSuchLanguage]),
  ];
  if (errors.length > 0) return { outcome: "refused", errors };
  if (!(await isChallengeSolved(services, "contact", captcha))) return { outcome: "badCaptcha" };
  const now = clock();
  const digest = digestOf(services, message);
  const { expires_at: expires } = sentMessages;
  const earlier = and(eq(sentMessages.digest, digest), gt(expires, now));
  if ((await queries.$count(sentMessages, earlier)) > 0) return { outcome: "sent" };
  const seconds = await limits.take(["contactBySender", emailKey(message.email)]);
  if (seconds !== null) return { outcome: "tooMany", seconds };
  const market = message.marketId && (await findMarket(queries, message.marketId));
  await database.transaction(async (tx) => {
    const expires_at = new Date(now.getTime() + hour);
    const [isNew] = await tx
      .insert(sentMessages)
      .values({ digest, expires_at })
      .onConflictDoUpdate({
        target: sentMessages.digest,
        set: { expires_at },
        setWhere: lte(expires, now),
      })
      .returning();
    if (!isNew) return;
    const id = newId();
    await tx.insert(contactMessages).values({
      id,
      email: message.email.trim(),
      name: message.name?.trim() ?? "",
      topic: message.topic,
      order_reference: order?.reference ?? null,
      message: plain(message.message),
      language_id: message.language,
      market_id: order?.market_id ?? (market ? market.id : null),
      is_own_address: await isOwnAddress(tx, message),
      created_at: now,
    });
    await jobs.enqueue(tx, "contact-mail", { messageId: id });
    await jobs.enqueue(tx, "contact-copy-mail", { messageId: id });
  });
  return { outcome: "sent" };
}

const notYourOrder = {
  field: "order_id",
  message: "is no order of yours",
  code: "not_your_order",
} as const;
const noSuchLanguage = { field: "language", message: "is not a language of this shop" };

async function findNamedOrder(queries: Queries, { order_id, customerId }: Message) {
  if (order_id === null || customerId === null) return null;
  const order = await findOrder(queries, customerId, order_id);
  return order && order.status !== "draft" ? order : null;
}

async function isOwnAddress(tx: Queries, { email, customerId }: Message): Promise<boolean> {
  if (customerId === null) return false;
  const customer = await findCustomer(tx, customerId);
  return customer !== null && customer.email_confirmed_at !== null && customer.email_key === emailKey(email);
}

function textErrors({ name = "", message }: Message): Schemas["ContactFieldError"][] {
  const unseen = (field: string) =>
    ({ field, message: "holds characters that nobody sees", code: "unseen_marks" }) as const;
  return [
    ...(hasInvisibleCharacters(name) || !isSingleLine(name) ? [unseen("name")] : []),
    ...(hasInvisibleCharacters(message) ? [unseen("message")] : []),
    ...(message.trim() === "" ? [{ field: "message", message: "is empty", code: "required" as const }] : []),
  ];
}

/** A copy to the shop's own address would be answered by the shop. */
async function addressErrors(
  services: Services,
  { email }: Message,
): Promise<Schemas["ContactFieldError"][]> {
  const { contact_email } = await readShopSettings(services);
  const [from = ""] = /[^\s<>]+@[^\s<>]+/.exec(services.settings.mailFrom) ?? [];
  if (![contact_email, from].map(emailKey).includes(emailKey(email))) return [];
  return [{ field: "email", message: "is the shop's own address", code: "own_address" }];
}

/** Keyed hash that recognises a repeated message. */
function digestOf(
  { secrets }: Pick<Services, "secrets">,
  { email, topic, order_id, message }: Message,
): string {
  const content = JSON.stringify([emailKey(email), topic, order_id, plain(message)]);
  return sign(secrets, `message ${content}`);
}

const plain = (message: string): string => message.trim().replaceAll(/\r\n?/g, "\n");
