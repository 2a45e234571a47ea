import type { Schemas } from "#server/http/reply.ts";

/** Polish as an administrator sends it, with two texts of its own, one of them for a mail. */
export const polish: Schemas["Language"] = {
  id: "pl",
  name: "Polski",
  locale: "pl-PL",
  direction: "ltr",
  currency_format: { currencyDisplay: "symbol" },
  date_format: { short: { dateStyle: "short" }, long: { day: "numeric", month: "long", year: "numeric" } },
  time_format: { hour: "2-digit", minute: "2-digit" },
  plural_rules: ["one", "few", "many", "other"],
  plural_rules_expression:
    "n == 1 && v == 0 ? 'one' : v == 0 && i % 10 >= 2 && i % 10 <= 4 && i % 100 < 12 ? 'few' : v == 0 && i % 10 >= 2 && i % 10 <= 4 && i % 100 > 14 ? 'few' : v == 0 ? 'many' : 'other'",
  translations: {
    "catalogue.list.count":
      "{count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}",
    "mail.confirmation.subject": "Potwierdź adres e-mail",
  },
};
