/** How a language that says nothing writes dates and prices: the defaults of the specification's section 9. */
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
