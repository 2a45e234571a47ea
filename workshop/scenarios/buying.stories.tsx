// Written by `npm run generate`: a story for each file of scenarios/buying.
import type { Meta } from "@storybook/react-vite";
import backThroughTheCheckout from "#scenarios/buying/back-through-the-checkout.scenario.ts";
import boughtOnTheFirstVisit from "#scenarios/buying/bought-on-the-first-visit.scenario.ts";
import cancelledThenPaid from "#scenarios/buying/cancelled-then-paid.scenario.ts";
import cartChangedInAnotherTab from "#scenarios/buying/cart-changed-in-another-tab.scenario.ts";
import cartMergedAtTheMaximum from "#scenarios/buying/cart-merged-at-the-maximum.scenario.ts";
import connectionCutAtPayment from "#scenarios/buying/connection-cut-at-payment.scenario.ts";
import currencyNotSupported from "#scenarios/buying/currency-not-supported.scenario.ts";
import declinedThenPaid from "#scenarios/buying/declined-then-paid.scenario.ts";
import emailNotConfirmed from "#scenarios/buying/email-not-confirmed.scenario.ts";
import marketSwitchedWithACart from "#scenarios/buying/market-switched-with-a-cart.scenario.ts";
import networkLostWhileBrowsing from "#scenarios/buying/network-lost-while-browsing.scenario.ts";
import orderCancelledBeforePayment from "#scenarios/buying/order-cancelled-before-payment.scenario.ts";
import paidWithPoints from "#scenarios/buying/paid-with-points.scenario.ts";
import pendingThenPaid from "#scenarios/buying/pending-then-paid.scenario.ts";
import plantNotFoundAndSuggested from "#scenarios/buying/plant-not-found-and-suggested.scenario.ts";
import pointsUsedUpInAnotherTab from "#scenarios/buying/points-used-up-in-another-tab.scenario.ts";
import priceChangedAtTheReview from "#scenarios/buying/price-changed-at-the-review.scenario.ts";
import sessionEndsInTheCheckout from "#scenarios/buying/session-ends-in-the-checkout.scenario.ts";
import { scenarioStory } from "./scenario-story.tsx";

export default { title: "Scenarios/Buying" } satisfies Meta;

export const BackThroughTheCheckout = scenarioStory("back-through-the-checkout", backThroughTheCheckout);
export const BoughtOnTheFirstVisit = scenarioStory("bought-on-the-first-visit", boughtOnTheFirstVisit);
export const CancelledThenPaid = scenarioStory("cancelled-then-paid", cancelledThenPaid);
export const CartChangedInAnotherTab = scenarioStory("cart-changed-in-another-tab", cartChangedInAnotherTab);
export const CartMergedAtTheMaximum = scenarioStory("cart-merged-at-the-maximum", cartMergedAtTheMaximum);
export const ConnectionCutAtPayment = scenarioStory("connection-cut-at-payment", connectionCutAtPayment);
export const CurrencyNotSupported = scenarioStory("currency-not-supported", currencyNotSupported);
export const DeclinedThenPaid = scenarioStory("declined-then-paid", declinedThenPaid);
export const EmailNotConfirmed = scenarioStory("email-not-confirmed", emailNotConfirmed);
export const MarketSwitchedWithACart = scenarioStory("market-switched-with-a-cart", marketSwitchedWithACart);
export const NetworkLostWhileBrowsing = scenarioStory(
  "network-lost-while-browsing",
  networkLostWhileBrowsing,
);
export const OrderCancelledBeforePayment = scenarioStory(
  "order-cancelled-before-payment",
  orderCancelledBeforePayment,
);
export const PaidWithPoints = scenarioStory("paid-with-points", paidWithPoints);
export const PendingThenPaid = scenarioStory("pending-then-paid", pendingThenPaid);
export const PlantNotFoundAndSuggested = scenarioStory(
  "plant-not-found-and-suggested",
  plantNotFoundAndSuggested,
);
export const PointsUsedUpInAnotherTab = scenarioStory(
  "points-used-up-in-another-tab",
  pointsUsedUpInAnotherTab,
);
export const PriceChangedAtTheReview = scenarioStory("price-changed-at-the-review", priceChangedAtTheReview);
export const SessionEndsInTheCheckout = scenarioStory(
  "session-ends-in-the-checkout",
  sessionEndsInTheCheckout,
);
