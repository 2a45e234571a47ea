import type { Quantity, TypedCheckout } from "#machines/shopping/checkout/checkout.contract.ts";
import type { Wire } from "#src/api/client.ts";
import type { draftRefusal } from "./checkout.refusals.ts";

export type CheckoutLine = Pick<Wire["CartItem"], "product_id" | "variant_id" | "count" | "product">;

type Refused =
  | ReturnType<typeof draftRefusal>
  | { outcome: "orderOpen"; orderId: string }
  | { outcome: "tooManyRequests"; seconds: number };
export type SavedDraft = { outcome: "saved"; order: Wire["Order"] } | Refused;

/** What differs between the checkout of a customer and that of a guest. */
export type Buyer = {
  readCart: (signal: AbortSignal) => Promise<readonly CheckoutLine[]>;
  /** 0 takes a variant out. */
  changeCart: (quantities: readonly Quantity[], signal: AbortSignal) => Promise<void>;
  readAccount: (signal: AbortSignal) => Promise<{ typed: TypedCheckout | null; points: number }>;
  findDraft: (signal: AbortSignal) => Promise<Wire["Order"] | null>;
  /** The draft of this browser if it was placed and is not paid, though no response said so. */
  findPlaced: (orderId: string, signal: AbortSignal) => Promise<Wire["Order"] | null>;
  /** Placed, in any market. */
  findUnpaidOrder: (signal: AbortSignal) => Promise<Wire["Order"] | null>;
  saveDraft: (
    draft: { orderId: string | null; email: string; body: Wire["OrderDraft"] },
    signal: AbortSignal,
  ) => Promise<SavedDraft>;
  /** The lines of a placed order have left the cart. */
  onPlaced: (order: Wire["Order"]) => Promise<void>;
};
