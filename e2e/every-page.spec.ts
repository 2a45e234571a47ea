import { globSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "#scripts/tools.ts";
import { scaledTimeLimit } from "#scripts/time-limits.ts";
import { tokenIn } from "./support/checkout.ts";
import { tokenOf } from "./support/caller.ts";
import { addToCart, enter, expect, waitForHydration, openAs, refusal, test } from "./support/shopper.ts";

const folder = "src/pages";
/** By page file, where it is shown. */
type Places = Record<string, string[]>;

const publicPages: Places = {
  "home/home.page.tsx": ["/"],
  "welcome/welcome.page.tsx": ["/welcome-page", "/welcome-page?to=%2Fpage%2Fterms"],
  "shop.page.tsx": ["/shop?pets=safe&page=1"],
  "category.page.tsx": ["/product-categories/houseplants", "/product-categories/garden/tools/hand-tools"],
  "product/product.page.tsx": ["/product/boston-fern", "/product/olive-tree"],
  "search/search.page.tsx": ["/product-search?term=fern", "/eshop-search?term=xyzzyq"],
  "static.page.tsx": ["/page/delivery", "/page/withdrawal"],
  "cart.page.tsx": ["/cart"],
  "wish-list/wish-list.page.tsx": ["/wish-list"],
  "login.page.tsx": ["/login"],
  "lost-password.page.tsx": ["/lost-password", "/lost-password/sent"],
  "reset-password.page.tsx": ["/reset-password?token=none"],
  "confirm-email.page.tsx": ["/confirm-email?token=none"],
  "stock-alert.page.tsx": ["/stock-alert?token=none"],
  "tour-lead-sign-up/tour-lead-sign-up.page.tsx": ["/tour-lead-signup/?token=none"],
  "contact/contact.page.tsx": ["/contact"],
  "account-deleted.page.tsx": ["/account-deleted"],
  "not-found.page.tsx": ["/nowhere"],
};

type Ask = (path: string) => Promise<any>;

async function pagesOfCustomer(ask: Ask): Promise<Places> {
  const [orders, refunds] = [await ask("/orders/?limit=100"), await ask("/refunds/?limit=100")];
  const first = (list: any[], status: string) => list.find((one) => one.current_status === status).id;
  return {
    "account/account.page.tsx": ["/user/account"],
    "edit-account/edit-account.page.tsx": ["/user/edit-account"],
    "edit-address/edit-address.page.tsx": ["/user/edit-address", "/user/edit-address/delivery"],
    "orders/orders.page.tsx": ["/user/orders"],
    "order/order.page.tsx": ["delivered", "shipped", "submitted", "cancelled"].map(
      (status) => `/user/orders/${first(orders, status)}`,
    ),
    "refunds/refunds.page.tsx": ["/user/refunds"],
    "refund/refund.page.tsx": ["requested", "rejected"].map(
      (status) => `/user/refunds/${first(refunds, status)}`,
    ),
    "refund-request/refund-request.page.tsx": [
      `/user/orders/refund/${first(orders, "delivered")}`,
      `/user/refunds/request/${first(refunds, "draft")}`,
    ],
    "points/points.page.tsx": ["/user/points-conversion-history"],
    "account/personal-data.page.tsx": ["/user/personal-data"],
    "security/security.page.tsx": ["/user/security"],
    "sessions.page.tsx": ["/user/sessions"],
    "checkout/checkout.page.tsx": ["/checkout"],
    "accepted/order-accepted.page.tsx": [`/order-accepted/${first(orders, "delivered")}`],
  };
}

const pagesOfLead: Places = { "commission/commission.page.tsx": ["/user/tour-leads/commission"] };

async function pagesOfAdministrator(ask: Ask): Promise<Places> {
  const [{ refund }] = await ask("/admin/refunds/?limit=100");
  const [{ order }] = await ask("/admin/orders/?limit=100");
  return {
    "admin/orders.page.tsx": ["/admin/orders"],
    "admin/order.page.tsx": [`/admin/orders/${order.id}`],
    "admin/refunds.page.tsx": ["/admin/refunds"],
    "admin/refund.page.tsx": [`/admin/refunds/${refund.id}`],
    "admin/tour-leads.page.tsx": ["/admin/tour-leads"],
    "admin/payments.page.tsx": ["/admin/payments"],
    "admin/mails.page.tsx": ["/admin/mails"],
    "admin/stock.page.tsx": ["/admin/stock"],
    "admin/payouts.page.tsx": ["/admin/payouts"],
  };
}

/** It redirects at once. */
const unseen = ["logout.page.tsx"];
const phone = { width: 320, height: 800 };
const desktop = { width: 1280, height: 900 };
const languages = ["en", "ar"];

/**
 * Nothing wider than the window, in English and Arabic, on a phone and a desktop. What else a page must be is judged in its
 * stories.
 */
async function expectAllFit(page: Page, places: Places): Promise<void> {
  const found: string[] = [];
  for (const path of Object.values(places).flat()) {
    for (const language of languages) {
      await page.goto(`/${language}${path}`);
      await waitForHydration(page);
      await expect(page.locator("[data-waiting=loading]")).toHaveCount(0);
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0)
          found.push(`/${language}${path} at ${size.width} px: ${overflow} px wider than the screen`);
      }
    }
  }
  expect(found).toEqual([]);
}

const asking = async (page: Page, email?: string): Promise<Ask> => {
  const token = email === undefined ? await tokenIn(page) : await tokenOf(page.request, email);
  const headers = { Authorization: `Bearer ${token}` };
  return async (path) => (await page.request.get(`/api/v1${path}`, { headers })).json();
};

test.beforeEach(({ complaints }) => {
  test.setTimeout(scaledTimeLimit(600_000));
  complaints.expect(refusal(404));
  complaints.expect(refusal(400));
});

test("public pages fit the window", async ({ page }) => {
  await enter(page);
  await addToCart(page, "en", "boston-fern");
  await expectAllFit(page, publicPages);
});

test("customers' pages fit the window", async ({ page }) => {
  await openAs(page, "customer@example.com", "/en/");
  await expectAllFit(page, await pagesOfCustomer(await asking(page)));
});

test("tour leads' and administrators' pages do, and every page is checked", async ({ page }) => {
  await openAs(page, "lead@example.com", "/en/");
  await expectAllFit(page, pagesOfLead);
  const customer = await pagesOfCustomer(await asking(page, "customer@example.com"));
  await openAs(page, "admin@example.com", "/en/");
  const administrator = await pagesOfAdministrator(await asking(page));
  await expectAllFit(page, administrator);
  const files = globSync("**/*.page.tsx", { cwd: join(root, folder) });
  const seen = [publicPages, customer, pagesOfLead, administrator].flatMap((places) => Object.keys(places));
  expect([...seen, ...unseen].sort()).toEqual(files.sort());
});
