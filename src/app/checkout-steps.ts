import { routeNames } from "#domain/links.ts";

const { checkout, confirmOrder } = routeNames;

/** The checkout's paths, without the language. */
export const checkoutSteps = new RegExp(`^/(${checkout}(/delivery)?|${confirmOrder})/?$`);
