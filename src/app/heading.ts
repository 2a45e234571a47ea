import * as v from "valibot";
import type { Browser } from "../shop/browser.ts";
import type { Shop } from "../shop/shop-context.ts";
import { storageKeys } from "../shop/storage-keys.ts";

/** Milliseconds during which a login still leads back. */
const remembered = 30 * 60_000;
const heading = v.object({ customerId: v.string(), address: v.string(), at: v.number() });

/** When a session ends, the person is sent to the root; this remembers, in this tab, where they were. */
export function keepHeading({ tab, address }: Browser, customerId: string): void {
  tab.write(storageKeys.heading, JSON.stringify({ customerId, address: address(), at: Date.now() }));
}

/** If the same customer logs in again, they are taken back to where they were, unless they wanted somewhere else by then. */
export function followHeading({ session, browser }: Shop): void {
  let wasVisitor = false;
  session.subscribe(({ value, context }) => {
    if (value === "restoring" || value === "reading") return;
    const customerId = context.user?.id ?? null;
    if (customerId !== null && wasVisitor) {
      const address = takeHeading(browser, customerId);
      if (address !== null && !isBoundElsewhere(browser)) browser.goTo(address);
    }
    wasVisitor = customerId === null;
  });
}

const isBoundElsewhere = ({ address, origin }: Browser): boolean =>
  new URL(address(), origin).searchParams.has("to");

function takeHeading(browser: Browser, customerId: string): string | null {
  const kept = readHeading(browser);
  browser.tab.write(storageKeys.heading, null);
  return kept?.customerId === customerId ? kept.address : null;
}

/** Where somebody was whose session ended in this tab a while ago. */
export function readHeading({ tab }: Browser): v.InferOutput<typeof heading> | null {
  try {
    const kept = v.parse(heading, JSON.parse(tab.read(storageKeys.heading) ?? "null"));
    return Date.now() - kept.at < remembered ? kept : null;
  } catch {
    return null;
  }
}
