import * as v from "valibot";
import type { Shop } from "./compose.ts";

const key = "trellis.heading";
/** Milliseconds in which somebody who logs in again still goes on with what they did. */
const remembered = 30 * 60_000;
const heading = v.object({ customerId: v.string(), address: v.string(), at: v.number() });

/** A session that ends sends a person to the root; here this tab keeps where they were. */
export function keepHeading(customerId: string): void {
  const { pathname, search } = location;
  try {
    sessionStorage.setItem(key, JSON.stringify({ customerId, address: pathname + search, at: Date.now() }));
  } catch {
    // A browser that keeps nothing leads nowhere.
  }
}

/** Who logs in again, and is the same customer, is led back to where they were. */
export function followHeading({ session }: Shop): void {
  let wasVisitor = false;
  session.subscribe(({ value, context }) => {
    if (value === "restoring" || value === "reading") return;
    const customerId = context.user?.id ?? null;
    if (customerId !== null && wasVisitor) {
      const address = takeHeading(customerId);
      if (address !== null) location.assign(address);
    }
    wasVisitor = customerId === null;
  });
}

function takeHeading(customerId: string): string | null {
  try {
    const kept = v.parse(heading, JSON.parse(sessionStorage.getItem(key) ?? "null"));
    sessionStorage.removeItem(key);
    const isTheirs = kept.customerId === customerId && Date.now() - kept.at < remembered;
    return isTheirs ? kept.address : null;
  } catch {
    return null;
  }
}
