import { and, eq, isNotNull } from "drizzle-orm";
import { contactMessages } from "#server/platform/database/contact-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { EmailPart, EmailRow } from "#server/commerce/mail/email-template.ts";
import { renderEmailBodies } from "#server/commerce/mail/render-email-bodies.ts";
import { findLanguages, findMarket, marketName } from "#server/commerce/markets/markets.ts";
import { readShopSettings } from "#server/commerce/markets/shop-settings.ts";
import { wordsIn, type Words } from "#server/commerce/markets/words.ts";
import type { Services } from "#server/commerce/services.ts";

type MessageRow = typeof contactMessages.$inferSelect;

/** To the shop, in its first language; replies go to the sender. */
export async function mailMessage(services: Services, messageId: string): Promise<void> {
  const { queries } = services.database;
  const row = await findMessage(queries, messageId);
  if (!row || row.mailed_at) return;
  const words = await wordsIn(queries, null);
  const { say } = words;
  const languages = await findLanguages(queries);
  const market = row.market_id === null ? null : await findMarket(queries, row.market_id);
  const sender = row.name || row.email;
  const heading = say("mail.contact.subject", { topic: topicOf(row, words), sender });
  const rows: EmailRow[] = [
    ...(row.name ? [{ label: say("mail.contact.name"), value: row.name }] : []),
    { label: say("mail.contact.email"), value: row.email },
    ...factsOf(row, words),
    {
      label: say("mail.contact.language"),
      value: languages.find(({ id }) => id === row.language_id)?.name ?? row.language_id,
    },
    ...(market ? [{ label: say("mail.contact.market"), value: marketName(market, words.languageId) }] : []),
  ];
  const { contact_email } = await readShopSettings(services);
  await services.mailer.send({
    id: `contact-mail.${row.id}`,
    to: contact_email,
    replyTo: row.email,
    ...renderEmailBodies(
      {
        heading,
        parts: [
          { kind: "facts", rows },
          { kind: "quote", text: row.message },
        ],
      },
      words,
    ),
  });
  await finish(services, row.id, { mailed_at: services.clock() });
}

/**
 * A receipt for the sender. Anyone can enter any address, so the message is quoted only to the sender's own confirmed
 * address.
 */
export async function mailCopy(services: Services, messageId: string): Promise<void> {
  const { queries } = services.database;
  const row = await findMessage(queries, messageId);
  if (!row || row.copied_at) return;
  const words = await wordsIn(queries, row.language_id);
  const { say } = words;
  const parts: EmailPart[] = [
    { kind: "paragraph", text: say("mail.contact_copy.thanks") },
    ...(row.is_own_address ? quoteOf(row, words) : receiptOf(row, words)),
    { kind: "paragraph", text: say("mail.contact_copy.not_you") },
  ];
  const { contact_email } = await readShopSettings(services);
  await services.mailer.send({
    id: `contact-copy-mail.${row.id}`,
    to: row.email,
    replyTo: contact_email,
    isAutomaticReply: true,
    ...renderEmailBodies({ heading: say("mail.contact_copy.subject"), parts }, words),
  });
  await finish(services, row.id, { copied_at: services.clock() });
}

const quoteOf = (row: MessageRow, words: Words): EmailPart[] => [
  { kind: "paragraph", text: words.say("mail.contact_copy.you_wrote") },
  { kind: "facts", rows: factsOf(row, words) },
  { kind: "quote", text: row.message },
];

const receiptOf = (row: MessageRow, words: Words): EmailPart[] => [
  { kind: "paragraph", text: words.say("mail.contact_copy.arrived") },
  {
    kind: "facts",
    rows: [
      { label: words.say("mail.contact.about"), value: topicOf(row, words) },
      {
        label: words.say("mail.contact_copy.received_at"),
        value: `${words.moment(row.created_at, "UTC")} (UTC)`,
      },
    ],
  },
];

async function findMessage(queries: Queries, id: string): Promise<MessageRow | null> {
  const [row] = await queries.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row ?? null;
}

/** Deletes the message when both mails are sent. */
async function finish(
  { database }: Pick<Services, "database">,
  id: string,
  done: Partial<Pick<MessageRow, "mailed_at" | "copied_at">>,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.update(contactMessages).set(done).where(eq(contactMessages.id, id));
    await tx
      .delete(contactMessages)
      .where(
        and(
          eq(contactMessages.id, id),
          isNotNull(contactMessages.mailed_at),
          isNotNull(contactMessages.copied_at),
        ),
      );
  });
}

const topicOf = ({ topic }: MessageRow, { say }: Words): string => say(`mail.contact.topic.${topic}`);

const factsOf = (row: MessageRow, words: Words): EmailRow[] => [
  { label: words.say("mail.contact.about"), value: topicOf(row, words) },
  ...(row.order_reference === null
    ? []
    : [{ label: words.say("mail.contact.order"), value: row.order_reference }]),
];
