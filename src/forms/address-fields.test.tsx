import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { AddressFields } from "./address-fields.tsx";

const orderIn = (locale: string): string[] => {
  const markup = renderToStaticMarkup(
    <IntlProvider locale={locale} onError={() => {}}>
      <AddressFields name="delivery" section="shipping" typed={null} problems={{}} countries={["JP", "NL"]} />
    </IntlProvider>,
  );
  return [...markup.matchAll(/name="delivery\.(\w+)"/g)].map(([, name]) => name!);
};

test("in Japanese an address is asked for from the large to the small, and the family's name first", () => {
  expect(orderIn("ja-JP")).toEqual([
    "lastName",
    "firstName",
    "company",
    "zipCode",
    "city",
    "street",
    "additionalInfo",
    "country",
    "phone",
  ]);
});

test("everywhere else it is asked for as it is written on a letter", () => {
  expect(orderIn("de-DE").slice(0, 7)).toEqual([
    "firstName",
    "lastName",
    "company",
    "street",
    "additionalInfo",
    "zipCode",
    "city",
  ]);
});
