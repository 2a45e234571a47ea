import type { CheckoutEvent } from "#machines/checkout/checkout.contract.ts";

export type Send = (event: CheckoutEvent) => void;
