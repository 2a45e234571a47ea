import { createIntl } from "@formatjs/intl";
import type { Queries } from "../database/database.ts";
import { messageFile } from "../markets/messages.ts";
import { findLanguages, translationsOf } from "../markets/markets.ts";

/** How a mail speaks to somebody: in their language, else in the shop's first. */
export async function wordsIn(queries: Queries, languageId: string | null) {
  const languages = await findLanguages(queries);
  const language = languages.find(({ id }) => id === languageId) ?? languages[0]!;
  const { trees } = messageFile(language.id, translationsOf(language));
  const intl = createIntl({ locale: language.locale, messages: trees as never });
  return {
    languageId: language.id,
    say: (id: string, values: Record<string, string | number> = {}) => intl.formatMessage({ id }, values),
    money: (amount: number, currency: string) =>
      intl.formatNumber(amount, { ...language.currency_format, style: "currency", currency }),
  };
}
