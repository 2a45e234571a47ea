import { useAssurances } from "#src/orders/assurances.tsx";
import { useCartView } from "#src/flows/shopping/cart/cart.context.ts";

/** Asks early, so that nothing moves when the button appears; not for the empty cart of a visitor, unless an order is shown. A customer’s is known later. */
export function useEarlyAssurances(hasOrder = false): void {
  const { lines } = useCartView();
  const hasLines =
    lines.screen === "customerLines" || (lines.screen !== "nothingYet" && lines.lines.length > 0);
  useAssurances(hasOrder || hasLines);
}
