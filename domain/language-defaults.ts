/** Date and price formats of a language without settings of its own: the defaults of the specification's section 9. */
export const languageDefaults = {
  locale: "en-US",
  currency_format: {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  },
  date_format: { short: { dateStyle: "short" }, long: { dateStyle: "long" } },
  time_format: { timeStyle: "short" },
} as const;
