import { expect, test as base, type Page } from "@playwright/test";
import { toUser } from "#src/flows/account/session/session.actors.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";
import { callerWith, demoPassword, tokenOf } from "./caller.ts";
import { shopperOf } from "./shoppers.ts";

export { demoPassword };
export type Language = "en" | "de";

/** The texts by which tests find controls. */
export const words = {
  en: {
    enter: "Enter the shop",
    addToCart: "Add to cart",
    toCheckout: "Go to checkout",
    email: "Email",
    password: "Password",
    logIn: "Log in",
    toDelivery: "Continue to delivery",
    toReview: "Continue to check",
    terms: /I agree to the/,
    order: "Order and pay",
    thanks: "Thank you for your order",
    downloadInvoice: "Download invoice",
    cancelled: "Payment cancelled.",
    payNow: "Pay now",
    payOrCancel: "Pay or cancel",
    notFound: "Oops! That page can't be found.",
  },
  de: {
    enter: "Zum Shop",
    addToCart: "In den Warenkorb",
    toCheckout: "Zur Kasse",
    email: "E-Mail",
    password: "Passwort",
    logIn: "Anmelden",
    toDelivery: "Weiter zur Lieferung",
    toReview: "Weiter zur Prüfung",
    terms: /Ich stimme den/,
    order: "Zahlungspflichtig bestellen",
    thanks: "Danke für Ihre Bestellung",
    downloadInvoice: "Rechnung herunterladen",
    cancelled: "Die Zahlung wurde abgebrochen.",
    payNow: "Jetzt bezahlen",
    payOrCancel: "Bezahlen oder stornieren",
    notFound: "Hoppla! Diese Seite gibt es nicht.",
  },
} as const;

/** Console messages, page errors and policy violations; a test fails unless it expects each. */
export type PageProblems = { all: () => string[]; expect: (pattern: RegExp) => void };

export function collectPageProblems(page: Page): PageProblems {
  const found: string[] = [];
  const expected: RegExp[] = [
    // The configuration blocks service workers.
    /Service Worker registration blocked by Playwright/,
    // Chromium shows a larger cached picture instead, and reports it after some seconds. `first-view.spec.ts` tests preloads.
    /was preloaded using link preload but not used within a few seconds/,
  ];
  page.on("console", (message) => found.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => found.push(`error: ${error.message}`));
  return {
    all: () => found.filter((text) => !expected.some((pattern) => pattern.test(text))),
    expect: (pattern) => expected.push(pattern),
  };
}

let shoppersHere = 0;

type Shoppers = {
  /** The email address of a customer that no other test uses. */
  shopper: string;
  /** Another such customer at each call. */
  nextShopper: () => string;
};

export const createShopperTest = base.extend<Shoppers>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads there which fixtures it needs
  nextShopper: async ({}, use, { workerIndex }) => {
    await use(() => {
      shoppersHere += 1;
      return shopperOf(workerIndex, shoppersHere - 1);
    });
  },
  shopper: async ({ nextShopper }, use) => use(nextShopper()),
});

export const test = createShopperTest.extend<{ complaints: PageProblems }>({
  complaints: [
    async ({ page }, use, testInfo) => {
      const complaints = collectPageProblems(page);
      await use(complaints);
      if (testInfo.status !== testInfo.expectedStatus) await tell(page, testInfo.title, complaints);
      expect(complaints.all()).toEqual([]);
    },
    { auto: true },
  ],
});

/** Attaches the page's state to a failed test. */
async function tell(page: Page, title: string, complaints: PageProblems): Promise<void> {
  const seen = await page
    .locator("body")
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: Error) => error.message);
  console.log([`${title}, at ${page.url()}:`, ...complaints.all(), seen].join("\n"));
}

/** What the browser and the shop log about requests without a response. */
export const unanswered = /Failed to (load resource|fetch)|no response|requests were not answered/;

/** The browser logs an API refusal as a failed resource. */
export const refusal = (status: number): RegExp => new RegExp(`Failed to load resource.*${status}`);

/** Waits for the early script, which stores presses until hydration. */
export async function waitForEarlyScript(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .some(
        (entry) => entry.name.includes("entry.early") && (entry as PerformanceResourceTiming).responseEnd > 0,
      ),
  );
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Passes the gate by a request, before any page is open. */
export async function enter(page: Page): Promise<void> {
  const answer = await page.request.post("/api/v1/gate/", { data: {} });
  expect(answer.status()).toBe(204);
}

export async function enterThroughGate(page: Page, language: Language = "en"): Promise<void> {
  await open(page, `/${language}/welcome-page`);
  await page.getByRole("button", { name: words[language].enter }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/$`));
}

/** The log-in form beside the sign-up. */
export const loginForm = (page: Page) => page.locator("form:has([name=username])");

export async function logIn(page: Page, language: Language, email: string): Promise<void> {
  const form = loginForm(page);
  await form.getByLabel(words[language].email).fill(email);
  await form.getByLabel(words[language].password, { exact: true }).fill(demoPassword);
  await form.getByRole("button", { name: words[language].logIn, exact: true }).click();
}

/** Visitors begin as guests there. */
export async function logInAtCheckout(page: Page, language: Language, email: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: words[language].logIn }).click();
  await logIn(page, language, email);
}

/** The demo offers administrators a second factor without requiring it. */
export async function logInAsAdministrator(page: Page, email: string): Promise<void> {
  await logIn(page, "en", email);
  await page.getByRole("button", { name: "Skip for now" }).click();
}

export async function addToCart(page: Page, language: Language, fragment: string): Promise<void> {
  await open(page, `/${language}/product/${fragment}`);
  await page
    .getByRole("main")
    .getByRole("button", { name: words[language].addToCart })
    .filter({ visible: true })
    .click();
}

/** Waits until the server has the addition: the header's count is optimistic. */
export async function waitForCartCount(page: Page, language: Language, fragment: string): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === "POST" && new URL(response.url()).pathname === "/api/v1/cart/",
  );
  await addToCart(page, language, fragment);
  expect((await answered).ok()).toBe(true);
}

/** Logs in by the API and fills the cart, before any page is open. */
export async function putInCart(page: Page, email: string, fragments: readonly string[]): Promise<void> {
  const call = await haveLoggedIn(page, email);
  for (const { id } of await call("GET", "/cart/en/europe")) await call("DELETE", `/cart/${id}`);
  for (const fragment of fragments) {
    const { id } = await call("GET", `/products/en/europe/${fragment}`);
    await call("POST", "/cart/", { product_id: id, count: 1 });
  }
}

export async function openAs(page: Page, email: string, address: string): Promise<void> {
  await haveLoggedIn(page, email);
  await open(page, address);
}

async function haveLoggedIn(page: Page, email: string) {
  await enter(page);
  const token = await tokenOf(page.request, email);
  const call = callerWith(page.request, token);
  const user = { version: 1, ...toUser(await call("GET", "/users/customers/me")), token };
  // Any page of the origin gives access to its storage.
  await page.goto("/robots.txt");
  await page.evaluate(
    ([key, stored]) => localStorage.setItem(key!, stored!),
    [storageKeys.user, JSON.stringify(user)],
  );
  return call;
}

const zipCodes: Readonly<Record<string, string>> = {
  NL: "1015 DV",
  DE: "47638",
  JP: "150-0001",
  SG: "159092",
};

export async function fillAddress(page: Page, country = "NL"): Promise<void> {
  const fields = {
    firstName: "Ada",
    lastName: "Jansen",
    street: "Prinsengracht 12",
    zipCode: zipCodes[country]!,
    city: "Amsterdam",
  };
  for (const [name, text] of Object.entries(fields)) {
    await page.locator(`[name="delivery.${name}"]`).fill(text);
  }
  await page.locator(`[name="delivery.country"]`).selectOption(country);
}

/** German tests use the German market. */
const countryOf: Readonly<Record<Language, string>> = { en: "NL", de: "DE" };

/** From the cart to the provider's page. */
export async function orderCart(page: Page, language: Language, email: string): Promise<void> {
  const say = words[language];
  const main = page.getByRole("main");
  await open(page, `/${language}/cart`);
  await main.getByRole("link", { name: say.toCheckout }).click();
  await logInAtCheckout(page, language, email);
  await fillAddress(page, countryOf[language]);
  await main.getByRole("button", { name: say.toDelivery }).click();
  await expect(main.locator('[aria-current="step"]')).toBeFocused();
  await main.getByRole("button", { name: say.toReview }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/confirm-order$`));
  await expect(main.locator('[aria-current="step"]')).toBeFocused();
  await main.getByRole("checkbox", { name: say.terms }).check();
  await main.getByRole("button", { name: say.order }).click();
  await expect(page).toHaveURL(/checkoutnow\?token=/);
}

export { expect };
