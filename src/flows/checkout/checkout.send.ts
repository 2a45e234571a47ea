import type { CheckoutEvent } from "../../../machines/checkout/checkout.contract.ts";

/** How a part of the checkout's screen says what the person did. */
export type Send = (event: CheckoutEvent) => void;
