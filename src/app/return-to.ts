import type { Browser } from "#src/shop/browser.ts";
import type { Shop } from "#src/shop/shop-context.ts";
import { hasFieldTypes, readStored } from "#src/shop/read-stored.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";

/** Milliseconds. */
const remembered = 30 * 60_000;
type Heading = { customerId: string; address: string; at: number };
const isHeading = (value: unknown): value is Heading =>
  hasFieldTypes(value, { customerId: "string", address: "string", at: "number" });

/** When a session ends, the customer is sent to the root; this stores, in this tab, where they were. */
export function saveReturnTo({ tabStorage, currentUrl }: Browser, customerId: string): void {
  tabStorage.write(
    storageKeys.heading,
    JSON.stringify({ customerId, address: currentUrl(), at: Date.now() }),
  );
}

/** Takes the same customer back after logging in, unless they have chosen another page since. */
export function restoreReturnTo({ session, browser }: Shop): void {
  let wasVisitor = false;
  session.subscribe(({ value, context }) => {
    if (value === "restoring" || value === "reading") return;
    const customerId = context.user?.id ?? null;
    if (customerId !== null && wasVisitor) {
      const address = takeHeading(browser, customerId);
      if (address !== null && !isBoundElsewhere(browser)) browser.navigateTo(address);
    }
    wasVisitor = customerId === null;
  });
}

const isBoundElsewhere = ({ currentUrl, origin }: Browser): boolean =>
  new URL(currentUrl(), origin).searchParams.has("to");

function takeHeading(browser: Browser, customerId: string): string | null {
  const stored = readReturnTo(browser);
  browser.tabStorage.write(storageKeys.heading, null);
  return stored?.customerId === customerId ? stored.address : null;
}

export function readReturnTo({ tabStorage }: Browser): Heading | null {
  const stored = readStored(tabStorage, storageKeys.heading, isHeading);
  return stored && Date.now() - stored.at < remembered ? stored : null;
}
