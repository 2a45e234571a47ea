import { eq } from "drizzle-orm";
import { jobHandlers } from "#server/job-handlers.ts";
import { readOutbox, type StoredMail } from "#server/commerce/mail/mailer.ts";
import { stockAlerts } from "#server/platform/database/stock-schema.ts";
import { newId } from "#server/platform/ids.ts";
import type { Answer, CallOptions } from "./api.ts";
import type { Shop } from "./shop.ts";

type Asked = CallOptions & { market?: string; language?: string; variant?: string };

/** A visitor's steps, with the jobs run by the queue of a shop that polls. */
export function stockAlertHelpers(shop: Shop) {
  const mailsTo = async (email: string): Promise<StoredMail[]> =>
    (await readOutbox(shop.services.files)).filter(({ to }) => to === email);
  const linkIn = ({ text }: StoredMail, name: "token" | "delete"): string =>
    new RegExp(`stock-alert\\?${name}=([\\w.-]+)`).exec(text)![1]!;
  const ask = async (product: string, email: string, options: Asked = {}): Promise<Answer> => {
    const { market = "europe", language = "en", variant, ...call } = options;
    const variant_id = variant ?? (await shop.productId(product));
    return shop.call("POST", `/products/${language}/${market}/${product}/stock-alerts`, {
      body: { variant_id, email },
      ...call,
    });
  };
  const confirm = (token: string) => shop.call("POST", "/stock-alerts/confirm", { body: { token } });
  const remove = (token: string) => shop.call("POST", "/stock-alerts/delete", { body: { token } });
  const alertsOf = (email: string) =>
    shop.services.database.queries.select().from(stockAlerts).where(eq(stockAlerts.email, email));
  /** Runs the job that mails alerts to confirm, and returns the token. */
  const mailedToken = async (email: string): Promise<string> => {
    const [alert] = await alertsOf(email);
    const jobId = newId();
    await jobHandlers(shop.services)["stock-alert-confirmation-mail"]({ alertId: alert!.id }, jobId);
    const mails = await mailsTo(email);
    return linkIn(
      mails.find(({ id }) => id === `stock-alert-confirmation-mail.${jobId}`)!,
      "token",
    );
  };
  return {
    mailsTo,
    linkIn,
    ask,
    confirm,
    remove,
    alertsOf,
    mailedToken,
    someone: () => `${newId()}@example.com`,
    /** An alert whose address is confirmed. */
    confirmed: async (product: string, email: string, options?: Asked): Promise<void> => {
      await ask(product, email, options);
      await confirm(await mailedToken(email));
    },
    /** What the clock starts every minute. */
    sweep: () => jobHandlers(shop.services)["stock-alerts"]({}, newId()),
    /** Alerts that wait, and mails that say that something is back. */
    state: async (email: string) => ({
      alerts: (await alertsOf(email)).length,
      mails: (await mailsTo(email)).filter(({ id }) => id.startsWith("stock-alert-mail.")).length,
    }),
  };
}
