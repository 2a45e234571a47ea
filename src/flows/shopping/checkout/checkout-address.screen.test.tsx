import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { Router } from "wouter";
import address from "#messages/de/address.json" with { type: "json" };
import checkout from "#messages/de/checkout.json" with { type: "json" };
import { typed } from "#machines/shopping/checkout/checkout.examples.ts";
import type { TypedCheckout } from "#machines/shopping/checkout/checkout.contract.ts";
import { AddressScreen } from "./checkout-address.screen.tsx";

const markets = { europe: ["BE", "CZ", "ES", "NL"], south: ["ZA", "EG", "AT"] };

type Given = Partial<Parameters<typeof AddressScreen>[0]> & {
  fieldErrors?: Record<string, string>;
  isGuest?: boolean;
};
const htmlOf = (
  filled: TypedCheckout | null,
  countries: readonly string[] = markets.europe,
  { fieldErrors = {}, lines, isGuest = false }: Given = {},
) =>
  renderToStaticMarkup(
    <IntlProvider locale="de-DE" messages={{ ...checkout, ...address }}>
      <Router ssrPath="/">
        <AddressScreen
          view={{ screen: "addressForm", isGuest, typed: filled, fieldErrors, minutes: null, saving: false }}
          send={() => {}}
          market={{ countries, exclude_eu_vat_areas: true }}
          {...(lines && { lines })}
        />
      </Router>
    </IntlProvider>,
  );
const deliveredTo = (country: string): TypedCheckout => ({
  ...typed,
  delivery: { ...typed.delivery, country },
});
const fieldsOf = (html: string): Record<string, string>[] =>
  [...html.matchAll(/<(?:input|select) [^>]*>/g)].map(([tag]) =>
    Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!])),
  );
const phoneHint = (html: string) => {
  const id = fieldsOf(html).find(({ name }) => name === "delivery.phone")!["aria-describedby"];
  return new RegExp(`<p id="${id}"[^>]*>(.*?)</p>`).exec(html)?.[1];
};

test("each field of both addresses has its autocomplete token", () => {
  const fields = fieldsOf(htmlOf({ ...typed, invoice: typed.delivery }));
  const tokens = (name: string, group: string) => ({
    [`${name}.firstName`]: `${group} given-name`,
    [`${name}.lastName`]: `${group} family-name`,
    [`${name}.company`]: `${group} organization`,
    [`${name}.street`]: `${group} address-line1`,
    [`${name}.additionalInfo`]: `${group} address-line2`,
    [`${name}.zipCode`]: `${group} postal-code`,
    [`${name}.city`]: `${group} address-level2`,
    [`${name}.country`]: `${group} country`,
    [`${name}.phone`]: `${group} tel`,
  });
  const filledIn = fields.filter(({ name }) => /^(delivery|invoice)\./.test(name!));
  expect(Object.fromEntries(filledIn.map(({ name, autoComplete }) => [name, autoComplete]))).toEqual({
    ...tokens("delivery", "shipping"),
    ...tokens("invoice", "billing"),
  });
  const dialled = fields.filter(({ type }) => type === "tel").map(({ name }) => name);
  expect(dialled).toEqual(["delivery.phone", "invoice.phone"]);
});

test("the countries are sorted by name in the page's language", () => {
  const options = [...htmlOf(null, markets.south).matchAll(/<option value="(..)"[^>]*>([^<]+)/g)].slice(0, 3);
  expect(options.map(([, code, name]) => [code, name])).toEqual([
    ["EG", "Ägypten"],
    ["AT", "Österreich"],
    ["ZA", "Südafrika"],
  ]);
});

test.each([
  ["the chosen country", deliveredTo("CZ"), markets.europe, "+420 …"],
  ["the only country, before one is chosen", null, ["JP"], "+81 …"],
])("the phone's hint has the dial code of %s", (_, filled, countries, number) => {
  const hint = phoneHint(htmlOf(filled, countries));
  expect(hint).toBe(`Mit Ländervorwahl, zum Beispiel <bdi dir="ltr">${number}</bdi>`);
});

test.each([
  ["none is chosen yet", null, false],
  ["the stored one belongs to another market, with a message", deliveredTo("JP"), true],
])("no country is preselected when %s", (_, filled, hasMessage) => {
  const html = htmlOf(filled);
  expect(html).toContain('<option value="" selected="">Bitte wählen</option>');
  expect(html.includes(address["address.problem.country_not_available"])).toBe(hasMessage);
  expect(html.includes(`value="${typed.delivery.street}"`)).toBe(hasMessage);
});

test.each([
  ["ES", "In dieses Land können wir Apfel und Zitrone nicht liefern."],
  ["NL", "In dieses Land können wir nicht alles aus Ihrem Warenkorb liefern."],
])("items not delivered to %s are named at the refused address", (country, message) => {
  const lines = [
    { name: "Apfel", barredCountries: ["ES"] },
    { name: "Farn", barredCountries: [] },
    { name: "Zitrone", barredCountries: ["CZ", "ES"] },
  ];
  const fieldErrors = { "delivery.country": "products_barred" };
  expect(htmlOf(deliveredTo(country), markets.europe, { fieldErrors, lines })).toContain(message);
});
