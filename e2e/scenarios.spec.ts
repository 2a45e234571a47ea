import { drive } from "#scenarios/drive/drive.ts";
import { readScenario } from "#scripts/scenario-files.ts";
import { scaledTimeLimit } from "#scripts/time-limits.ts";
import { createShopperTest as test } from "./support/shopper.ts";
import { shops } from "./support/shops.ts";

/** Those that cross most flows. `npm run scenario` drives all of them. */
const driven = [
  { area: "buying", name: "declined-then-paid" },
  { area: "buying", name: "email-not-confirmed" },
  { area: "buying", name: "session-ends-in-the-checkout" },
  { area: "buying", name: "cart-changed-in-another-tab" },
  { area: "after-sale", name: "refund-with-a-lost-photo" },
  { area: "after-sale", name: "refund-approved" },
  { area: "after-sale", name: "contract-withdrawn" },
  { area: "tour-leads", name: "invitation-used-twice" },
  { area: "account", name: "password-lost" },
  { area: "administration", name: "order-shipped-by-two" },
];

for (const file of driven) {
  const scenario = await readScenario(file);
  test(scenario.title, async ({ browser, nextShopper }) => {
    await drive(browser, scenario, {
      at: shops.embedded.url,
      newCustomer: async () => nextShopper(),
      limit: scaledTimeLimit(40_000),
    });
  });
}
