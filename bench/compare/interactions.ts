import type { Browser, Locator, Page } from "playwright";
import { demoPassword } from "#server/operations/demo/demo.ts";
import { onPhone, type Figures } from "./phone.ts";

/** What the demo's customer logs in with. */
const customer = { username: "customer@example.com", password: demoPassword };
/** Milliseconds: until a page is idle, and until what an interaction caused is painted. */
const [settling, painting] = [2_000, 1_500];

type Interaction = (page: Page) => Promise<() => Promise<unknown>>;

const press = (locator: Locator) => () => locator.click();

/** Each prepares a page and returns the interaction. */
const interactions: Record<string, { path: string; prepare: Interaction }> = {
  "open the menu": {
    path: "/en/",
    prepare: async (page) => press(page.getByRole("button", { name: "Menu" })),
  },
  "type in search": {
    path: "/en/",
    prepare: async (page) => {
      const field = page.getByRole("searchbox").or(page.getByRole("combobox", { name: /^Search/ }));
      await field.first().click();
      return () => page.keyboard.type("fern", { delay: 120 });
    },
  },
  "filter a list": {
    path: "/en/shop",
    prepare: async (page) => {
      await page.locator("main details summary").filter({ hasText: "Filter" }).click();
      return press(page.locator("main details[open] a").first());
    },
  },
  "add to the cart": {
    path: "/en/product/boston-fern",
    prepare: async (page) =>
      press(page.getByRole("button", { name: "Add to cart" }).locator("visible=true").first()),
  },
  "choose a delivery": {
    path: "/en/checkout",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Continue to delivery" }).click();
      const options = page.getByRole("main").getByRole("radio");
      await options.last().waitFor();
      await page.waitForTimeout(settling);
      return press(options.last());
    },
  },
};

/** Interaction to next paint on the phone: the longest event of each interaction, in milliseconds. */
export async function interactionToNextPaint(browser: Browser, url: string): Promise<Figures> {
  const stored = await logIn(url);
  const figures: Figures = {};
  for (const [name, { path, prepare }] of Object.entries(interactions)) {
    figures[name] = await onPhone(browser, async (page, whenAlive) => {
      if (path === "/en/checkout")
        await page.addInitScript((user) => localStorage.setItem("trellis.user", user), stored);
      await page.goto(url + path, { waitUntil: "commit" });
      await whenAlive;
      await page.waitForTimeout(settling);
      const act = await prepare(page);
      await page.waitForTimeout(settling);
      await page.evaluate(observeEvents);
      await act();
      await page.waitForTimeout(painting);
      return page.evaluate(() => (globalThis as unknown as { longest: number }).longest);
    });
  }
  return figures;
}

function observeEvents(): void {
  const seen = globalThis as unknown as { longest: number };
  // Shorter ones are not reported.
  seen.longest = 16;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: "event", durationThreshold: seen.longest } as PerformanceObserverInit);
}

/** A logged-in customer with a fern in the cart, as the storefront stores the user. */
async function logIn(url: string): Promise<string> {
  const call = async <Body>(path: string, init: RequestInit): Promise<Body> => {
    const response = await fetch(`${url}/api/v1${path}`, {
      ...init,
      headers: { "x-requested-with": "XMLHttpRequest", ...init.headers },
    });
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    return response.json() as Promise<Body>;
  };
  const { access_token } = await call<{ access_token: string }>("/login/access-token", {
    method: "POST",
    body: new URLSearchParams(customer),
  });
  const headers = { authorization: `Bearer ${access_token}`, "content-type": "application/json" };
  const [fern] = await call<{ id: string }[]>("/products/search/en/europe?term=boston%20fern&limit=1", {});
  await call("/cart/", { method: "POST", headers, body: JSON.stringify({ product_id: fern!.id, count: 1 }) });
  const me = await call<{ id: string; email: string }>("/users/customers/me", { headers });
  return JSON.stringify({
    version: 1,
    id: me.id,
    email: me.email,
    displayName: "",
    token: access_token,
    role: "customer",
    hasTourLead: false,
    tourLeadCode: null,
    emailConfirmed: true,
  });
}
