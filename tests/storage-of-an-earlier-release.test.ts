import { expect, test, vi } from "vitest";
import { parseMarketLocale, shopCookies } from "#domain/cookies.ts";
import { browserStorage } from "#src/app/browser-storage.ts";
import { cookieJar } from "#src/app/cookies.ts";
import { readReturnTo } from "#src/app/return-to.ts";
import { checkoutDraftStorage } from "#src/flows/shopping/checkout/checkout.storage.ts";
import { readStoredWishes } from "#src/flows/shopping/wish-list/wish-list.storage.ts";
import { readEarlierEntries } from "#src/recording/earlier-entries.ts";
import { noBrowser, type TextStorage } from "#src/shop/browser.ts";
import { readStoredIds } from "#src/shop/stored-ids.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";

/** What a browser has stored since the release of 24 November 2026, letter for letter. */
const localText: Readonly<Record<string, string>> = {
  "trellis.user":
    '{"version":1,"id":"019aa0de-0000-7000-8000-000000000001","email":"ada@example.com","displayName":"Ada Jansen","role":"administrator","tourLeadCode":null,"hasTourLead":false,"emailConfirmed":true,"token":"t0k3n"}',
  "trellis.cart":
    '{"version":1,"uuid":"3f0c1c1e-6a55-4b0e-9d1a-5f1a0b7f2c11","lines":[{"productId":"019aa0de-0000-7000-8000-0000000000f1","count":2}]}',
  "trellis.checkout.019aa0de-0000-7000-8000-000000000001":
    '{"version":1,"orderId":"019aa0de-0000-7000-8000-0000000000a1","typed":{"delivery":{"firstName":"Ada","lastName":"Jansen","company":"","street":"Gärtnerweg 3","additionalInfo":"","city":"Berlin","zipCode":"10115","country":"DE","phone":"+4930123456"},"invoice":null,"note":"Please ring twice."},"chosen":{"shippingCode":"standard","termsVersion":"2026-11","points":{"kind":"some","typed":"500"}},"prices":{"019aa0de-0000-7000-8000-0000000000f1":18.95},"itemsTotal":37.9}',
  "trellis.wishes": '{"version":1,"productIds":["019aa0de-0000-7000-8000-0000000000f2"]}',
  "trellis.seen":
    '{"version":1,"productIds":["019aa0de-0000-7000-8000-0000000000f1","019aa0de-0000-7000-8000-0000000000f2"]}',
};
const tabText: Readonly<Record<string, string>> = {
  "trellis.heading":
    '{"customerId":"019aa0de-0000-7000-8000-000000000001","address":"/en/orders","at":1764000000000}',
  "trellis.recording":
    '[{"at":4,"actor":"0/x:0","flow":"shop","event":{"type":"xstate.init","input":{"gate":"welcome","entered":true}},"value":{"gate":"open","trouble":"quiet"}}]',
};
const customerId = "019aa0de-0000-7000-8000-000000000001";
const [fern, loom] = ["019aa0de-0000-7000-8000-0000000000f1", "019aa0de-0000-7000-8000-0000000000f2"];

const storageOf = (texts: Readonly<Record<string, string>>): TextStorage => ({
  read: (key) => texts[key] ?? null,
  write: () => {},
});
const storage = storageOf(localText);
const tabStorage = storageOf(tabText);

test("a customer is still logged in", () => {
  expect(browserStorage(storage).readUser()).toEqual({
    version: 1,
    id: customerId,
    email: "ada@example.com",
    displayName: "Ada Jansen",
    role: "administrator",
    tourLeadCode: null,
    hasTourLead: false,
    emailConfirmed: true,
    token: "t0k3n",
  });
});

test("a visitor's cart has the default variants of its products", () => {
  expect(browserStorage(storage).readLocalCart()).toEqual({
    version: 1,
    uuid: "3f0c1c1e-6a55-4b0e-9d1a-5f1a0b7f2c11",
    lines: [{ productId: fern, variantId: fern, count: 2 }],
  });
});

test("a checkout continues with everything typed and chosen", () => {
  expect(checkoutDraftStorage(storage, customerId).read()).toEqual({
    version: 1,
    orderId: "019aa0de-0000-7000-8000-0000000000a1",
    typed: {
      email: "",
      delivery: {
        firstName: "Ada",
        lastName: "Jansen",
        company: "",
        street: "Gärtnerweg 3",
        additionalInfo: "",
        city: "Berlin",
        // The earlier release had no such field.
        administrativeArea: "",
        zipCode: "10115",
        country: "DE",
        phone: "+4930123456",
      },
      invoice: null,
      vatId: "",
      note: "Please ring twice.",
      giftNote: null,
    },
    chosen: {
      shippingCode: "standard",
      wishedOn: null,
      termsVersion: "2026-11",
      points: { kind: "some", typed: "500" },
    },
    prices: { [fern]: 18.95 },
    itemsTotal: 37.9,
  });
});

test("wishes and viewed products are read", () => {
  expect(readStoredWishes(storage)).toEqual([{ productId: loom, variantId: loom }]);
  expect(readStoredIds(storage, storageKeys.seen)).toEqual([fern, loom]);
});

test("a log-in returns to the page where the session ended", () => {
  vi.useFakeTimers({ now: 1_764_000_060_000 });
  try {
    expect(readReturnTo({ ...noBrowser, tabStorage })).toMatchObject({ customerId, address: "/en/orders" });
  } finally {
    vi.useRealTimers();
  }
});

test("a visit's recording continues", () => {
  expect(readEarlierEntries(tabStorage)).toEqual([
    {
      at: 4,
      actor: "0/x:0",
      flow: "shop",
      event: { type: "xstate.init", input: { gate: "welcome", entered: true } },
      value: { gate: "open", trouble: "quiet" },
    },
  ]);
});

test("cookies contain the market, the language and the tour lead", () => {
  const cookies = { read: () => "trellis_place=europe.de; trellis_tour_lead=IRIS-2026", write: () => {} };
  expect(cookieJar({ ...noBrowser, cookies }).tourLeadCode()).toBe("IRIS-2026");
  const sent: Readonly<Record<string, string>> = { trellis_place: "europe.de" };
  expect(parseMarketLocale(sent[shopCookies.place.name])).toEqual({ marketId: "europe", languageId: "de" });
});
