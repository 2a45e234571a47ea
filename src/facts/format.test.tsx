import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { ShopContext, type Shop } from "#src/shop/shop-context.ts";
import { requirements } from "#tests/support/requirements.ts";
import { DateText, MomentText, Money } from "./format.tsx";

const at = "2026-11-28T11:05:00Z";
const euro = { currency: "EUR", currency_precision: 2, time_zone: "Europe/Amsterdam" };
const yen = { currency: "JPY", currency_precision: 0, time_zone: "Asia/Tokyo" };
const short = {
  currency_format: {},
  date_format: { short: {}, long: { dateStyle: "short" } },
  time_format: { timeStyle: "short" },
};
const wordy = {
  currency_format: { currencyDisplay: "code" },
  date_format: { short: {}, long: { dateStyle: "medium" } },
  time_format: { timeStyle: "medium" },
};

function textsIn(language: object, market: object): string[] {
  const shop = { facts: { market, language } } as unknown as Shop;
  const html = renderToStaticMarkup(
    <IntlProvider locale="en-GB">
      <ShopContext value={shop}>
        <Money amount={1234.5} /> | <DateText at={at} /> | <MomentText at={at} />
      </ShopContext>
    </IntlProvider>,
  );
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u00a0", " ")
    .split(" | ");
}

test("dates, times and amounts are formatted as the language's record says", () => {
  requirements("product.server-formats");
  expect(textsIn(short, euro)).toEqual(["€1,234.50", "28/11/2026", "28/11/2026, 12:05"]);
  expect(textsIn(wordy, euro)).toEqual(["EUR 1,234.50", "28 Nov 2026", "28 Nov 2026, 12:05:00"]);
});

test("an amount has the market's currency and precision", () => {
  requirements("constants.money-format");
  expect([textsIn(short, euro)[0], textsIn(short, yen)[0]]).toEqual(["€1,234.50", "¥1,235"]);
});
