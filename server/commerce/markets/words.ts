import { createIntl } from "@formatjs/intl";
import { dayFormat, formatDays } from "#domain/day-format.ts";
import { hoursFormat, hoursRange, type Hours } from "#domain/opening-hours.ts";
import { weekdays, type Weekday } from "#domain/weekdays.ts";
import { money, toWire, type BasisPoints, type Currency } from "#domain/money.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { emailAreas, textsIn } from "#domain/text-areas.ts";
import { groupByArea } from "./messages.ts";
import { findLanguages, translationsOf } from "./markets.ts";
import { preferredLanguages } from "./preferred-languages.ts";

const aMonday = Date.UTC(2026, 10, 30);

export type Words = Awaited<ReturnType<typeof wordsIn>>;

export async function wordsFor(queries: Queries, acceptLanguage: string | undefined): Promise<Words> {
  const ids = (await findLanguages(queries)).map(({ id }) => id);
  const [preferred] = preferredLanguages(acceptLanguage, ids);
  return wordsIn(queries, preferred ?? null);
}

export async function wordsIn(queries: Queries, languageId: string | null) {
  const languages = await findLanguages(queries);
  const language = languages.find(({ id }) => id === languageId) ?? languages[0]!;
  const trees = groupByArea(textsIn(translationsOf(language), emailAreas));
  const intl = createIntl({ locale: language.locale, messages: trees as never });
  const countries = new Intl.DisplayNames(language.locale, { type: "region" });
  return {
    languageId: language.id,
    locale: language.locale,
    direction: language.direction,
    say: (id: string, values: Record<string, string | number> = {}) => intl.formatMessage({ id }, values),
    /** An amount in minor units. */
    money: (amount: bigint, currency: Currency) =>
      intl.formatNumber(toWire(money(amount, currency)), {
        ...language.currency_format,
        style: "currency",
        currency: currency.currency,
      }),
    count: (count: number) => intl.formatNumber(count),
    percent: (rate: BasisPoints) =>
      intl.formatNumber(Number(rate) / 10_000, { style: "percent", maximumFractionDigits: 2 }),
    date: (moment: Date, timeZone: string) =>
      intl.formatDate(moment, { ...language.date_format.long, timeZone }),
    /** Dates as `2026-11-30`, with their weekdays. */
    days: (from: string, to: string) =>
      formatDays(
        intl.formatters.getDateTimeFormat(intl.locale, dayFormat(intl.locale, language.date_format.long)),
        from,
        to,
      ),
    hours: (hours: Hours) =>
      intl.formatDateTimeRange(...hoursRange(hours), hoursFormat(language.date_format.long)),
    weekday: (day: Weekday) =>
      intl.formatDate(new Date(aMonday + weekdays.indexOf(day) * 86_400_000), {
        weekday: "long",
        timeZone: "UTC",
      }),
    moment: (moment: Date, timeZone: string) =>
      intl.formatDate(moment, { ...language.date_format.long, ...language.time_format, timeZone }),
    country: (code: string) => countries.of(code) ?? code,
  };
}
