import { useState, type ReactNode } from "react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { order } from "#machines/after-sale/refund-request/refund-request.paths.ts";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { EditAddressScreen } from "#src/flows/account/edit-address/edit-address.screen.tsx";
import { RefundRequestScreen } from "#src/flows/after-sale/refund-request/refund-request.screen.tsx";
import { ShopContext, useShop } from "#src/shop/shop-context.ts";

afterEach(cleanup);

/** What a tab has stored since the release of 24 November 2026, letter for letter; the customer is that of the stage. */
const stored: Readonly<Record<string, string>> = {
  "trellis.forms":
    '{"customer-1":{"edit-address.delivery":{"delivery.firstName":"Ada","delivery.lastName":"Jansen","delivery.company":"","delivery.street":"Gärtnerweg 3","delivery.additionalInfo":"2nd floor","delivery.zipCode":"10115","delivery.city":"Berlin","delivery.country":"DE","delivery.phone":"+4930123456"},"refund of order-1":{"count-line-fern":"2","count-line-loom":"1","reason":"damaged","note":"Two of the pots arrived broken."}}}',
};

function InATab({ children }: { children: ReactNode }) {
  const shop = useShop();
  const tabStorage = { read: (key: string) => stored[key] ?? null, write: () => {} };
  const [browser] = useState({ ...shop.browser, tabStorage });
  return <ShopContext value={{ ...shop, browser }}>{children}</ShopContext>;
}

const open = (form: ReactNode) =>
  render(
    <Surroundings languageId="en" marketId="europe">
      <InATab>{form}</InATab>
    </Surroundings>,
  );
const typedInto = (): Record<string, string> => {
  const form = screen.getAllByRole("textbox")[0]!.closest("form")!;
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts) as Record<string, string>;
};

test("the draft of an address is restored", () => {
  open(
    <EditAddressScreen
      view={{
        screen: "form",
        kind: "delivery",
        typed: null,
        isThere: false,
        fieldErrors: {},
        note: null,
        busy: false,
        isSaved: false,
      }}
      send={() => {}}
      countries={["DE", "AT"]}
    />,
  );
  expect(typedInto()).toMatchObject({
    "delivery.firstName": "Ada",
    "delivery.lastName": "Jansen",
    "delivery.street": "Gärtnerweg 3",
    "delivery.additionalInfo": "2nd floor",
    "delivery.zipCode": "10115",
    "delivery.city": "Berlin",
    "delivery.country": "DE",
    "delivery.phone": "+4930123456",
  });
});

test("the draft of a refund request is restored", () => {
  open(
    <RefundRequestScreen
      view={{
        screen: "form",
        order,
        wanted: { counts: {}, reason: null, note: "" },
        photos: [],
        problem: null,
      }}
      send={() => {}}
      keepFiles={() => []}
      showPhoto={() => null}
      orderLink={null}
    />,
  );
  expect(typedInto()).toMatchObject({
    "count-line-fern": "2",
    "count-line-loom": "1",
    reason: "damaged",
    note: "Two of the pots arrived broken.",
  });
});
