import type { CheckoutEvent } from "#machines/shopping/checkout/checkout.contract.ts";

export type Send = (event: CheckoutEvent) => void;
