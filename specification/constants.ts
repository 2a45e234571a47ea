/** Section 9, without the values that an earlier section has too. */
export const constants = {
  "constants.cart-maximum": "A cart has at most 1,000,000 of an item.",
  "constants.search-debounce-300-ms": "Suggestions are fetched after 300 ms without typing.",
  "constants.search-leading": "The first letter is sent at once.",
  "constants.search-dropdown-400": "The search dropdown is at most 400 px high.",
  "constants.scroll-throttle-header": "The header looks at the scroll position every 15 ms.",
  "constants.scroll-throttle-back-to-top": "The back-to-top arrow looks every 250 ms.",
  "constants.mobile": "A phone is narrower than 769 px.",
  "constants.tablet": "A tablet is 769 to 1023 px wide.",
  "constants.image-list-limit": "A list of images has at most 100.",
  "constants.image-size-247": "An image's default size is 247.",
  "constants.image-widths": "Images of categories have the default width 247, of promos 1960.",
  "constants.price-with-vat":
    "A price without VAT is shown times 1 plus the market's rate, if that is above 0.",
  "constants.discounted-price-with-vat": "The same holds for the discounted price.",
  "constants.money-format": "Money is shown in the market's currency and precision.",
  "constants.default-date-formats": "The default date formats are called short and long.",
  "constants.default-currency-format": "The default currency format is USD with 0 to 2 decimals.",
  "constants.default-locale": "The default locale is en-US.",
  "constants.chunk-timeout-120-s": "A chunk may take 120 seconds to load.",
} as const;
