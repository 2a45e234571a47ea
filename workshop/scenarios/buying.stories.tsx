// Written by `npm run generate`: a story for each file of scenarios/buying.
import type { Meta } from "@storybook/react-vite";
import anotherSizeChosen from "#scenarios/buying/another-size-chosen.scenario.ts";
import backThroughTheCheckout from "#scenarios/buying/back-through-the-checkout.scenario.ts";
import boughtAsAGift from "#scenarios/buying/bought-as-a-gift.scenario.ts";
import boughtAsAGuest from "#scenarios/buying/bought-as-a-guest.scenario.ts";
import boughtOnTheFirstVisit from "#scenarios/buying/bought-on-the-first-visit.scenario.ts";
import boughtWithALinkedCode from "#scenarios/buying/bought-with-a-linked-code.scenario.ts";
import boughtWithoutVat from "#scenarios/buying/bought-without-vat.scenario.ts";
import cancelledThenPaid from "#scenarios/buying/cancelled-then-paid.scenario.ts";
import cartChangedInAnotherTab from "#scenarios/buying/cart-changed-in-another-tab.scenario.ts";
import cartMergedAtTheMaximum from "#scenarios/buying/cart-merged-at-the-maximum.scenario.ts";
import codeRefusedAtTheReview from "#scenarios/buying/code-refused-at-the-review.scenario.ts";
import connectionCutAtPayment from "#scenarios/buying/connection-cut-at-payment.scenario.ts";
import currencyNotSupported from "#scenarios/buying/currency-not-supported.scenario.ts";
import declinedThenPaid from "#scenarios/buying/declined-then-paid.scenario.ts";
import emailNotConfirmed from "#scenarios/buying/email-not-confirmed.scenario.ts";
import guestCancelsThenLogsIn from "#scenarios/buying/guest-cancels-then-logs-in.scenario.ts";
import marketSwitchedWithACart from "#scenarios/buying/market-switched-with-a-cart.scenario.ts";
import networkLostWhileBrowsing from "#scenarios/buying/network-lost-while-browsing.scenario.ts";
import orderCancelledBeforePayment from "#scenarios/buying/order-cancelled-before-payment.scenario.ts";
import paidWithPoints from "#scenarios/buying/paid-with-points.scenario.ts";
import pendingThenPaid from "#scenarios/buying/pending-then-paid.scenario.ts";
import plantNotFoundAndSuggested from "#scenarios/buying/plant-not-found-and-suggested.scenario.ts";
import pointsUsedUpInAnotherTab from "#scenarios/buying/points-used-up-in-another-tab.scenario.ts";
import priceChangedAtTheReview from "#scenarios/buying/price-changed-at-the-review.scenario.ts";
import sessionEndsInTheCheckout from "#scenarios/buying/session-ends-in-the-checkout.scenario.ts";
import soldOutAtTheReview from "#scenarios/buying/sold-out-at-the-review.scenario.ts";
import { scenarioStory } from "./scenario-story.tsx";

export default { title: "Scenarios/Buying", tags: ["scenario"] } satisfies Meta;

export const AnotherSizeChosen = {
  ...scenarioStory("another-size-chosen", anotherSizeChosen),
  name: "A customer chooses another pot size, and buys it",
};
export const BackThroughTheCheckout = {
  ...scenarioStory("back-through-the-checkout", backThroughTheCheckout),
  name: "A customer goes back from the review, changes the address, and nothing else is lost",
};
export const BoughtAsAGift = {
  ...scenarioStory("bought-as-a-gift", boughtAsAGift),
  name: "A customer orders a plant as a gift, with a message on the packing slip",
};
export const BoughtAsAGuest = {
  ...scenarioStory("bought-as-a-guest", boughtAsAGuest),
  name: "A visitor buys a plant without an account, with an email address only",
};
export const BoughtOnTheFirstVisit = {
  ...scenarioStory("bought-on-the-first-visit", boughtOnTheFirstVisit),
  name: "A visitor comes through the front door, finds a plant by searching, signs up, and buys it",
};
export const BoughtWithALinkedCode = {
  ...scenarioStory("bought-with-a-linked-code", boughtWithALinkedCode),
  name: "A visitor comes by a link with a discount code, signs up, and sees the reduction to the end",
};
export const BoughtWithoutVat = {
  ...scenarioStory("bought-without-vat", boughtWithoutVat),
  name: "A business in Belgium mistypes its VAT ID, meets a register that is not answering, and in the end buys without VAT",
};
export const CancelledThenPaid = {
  ...scenarioStory("cancelled-then-paid", cancelledThenPaid),
  name: "The customer cancels at the provider, returns, and pays after all",
};
export const CartChangedInAnotherTab = {
  ...scenarioStory("cart-changed-in-another-tab", cartChangedInAnotherTab),
  name: "Another tab changes the cart during the review; the order is shown as it is now",
};
export const CartMergedAtTheMaximum = {
  ...scenarioStory("cart-merged-at-the-maximum", cartMergedAtTheMaximum),
  name: "A visitor’s cart is added to the one of the account at log-in, up to the maximum",
};
export const CodeRefusedAtTheReview = {
  ...scenarioStory("code-refused-at-the-review", codeRefusedAtTheReview),
  name: "A code is refused at the review, another one is taken and removed again, and the order goes on",
};
export const ConnectionCutAtPayment = {
  ...scenarioStory("connection-cut-at-payment", connectionCutAtPayment),
  name: "The connection is cut while the money is taken; the order is paid once",
};
export const CurrencyNotSupported = {
  ...scenarioStory("currency-not-supported", currencyNotSupported),
  name: "The provider does not support the currency; the customer cancels the order",
};
export const DeclinedThenPaid = {
  ...scenarioStory("declined-then-paid", declinedThenPaid),
  name: "The payment is declined; the customer pays again, and it succeeds",
};
export const EmailNotConfirmed = {
  ...scenarioStory("email-not-confirmed", emailNotConfirmed),
  name: "A visitor signs up in the checkout, must confirm the email address, has the link sent again, and the order goes on",
};
export const GuestCancelsThenLogsIn = {
  ...scenarioStory("guest-cancels-then-logs-in", guestCancelsThenLogsIn),
  name: "A guest cancels at the provider and calls the order off, then logs in and orders what was typed",
};
export const MarketSwitchedWithACart = {
  ...scenarioStory("market-switched-with-a-cart", marketSwitchedWithACart),
  name: "A visitor with a filled cart switches the market, and sees first what would change",
};
export const NetworkLostWhileBrowsing = {
  ...scenarioStory("network-lost-while-browsing", networkLostWhileBrowsing),
  name: "The network goes while a visitor browses, and the page opens when it is back",
};
export const OrderCancelledBeforePayment = {
  ...scenarioStory("order-cancelled-before-payment", orderCancelledBeforePayment),
  name: "An unpaid order is cancelled, and its items return to the cart",
};
export const PaidWithPoints = {
  ...scenarioStory("paid-with-points", paidWithPoints),
  name: "An order is paid with points alone, without the provider",
};
export const PendingThenPaid = {
  ...scenarioStory("pending-then-paid", pendingThenPaid),
  name: "The payment stays pending for a while; the customer waits, and the order is paid",
};
export const PlantNotFoundAndSuggested = {
  ...scenarioStory("plant-not-found-and-suggested", plantNotFoundAndSuggested),
  name: "A visitor searches for something that is not there, and finds a plant by a shorter word",
};
export const PointsUsedUpInAnotherTab = {
  ...scenarioStory("points-used-up-in-another-tab", pointsUsedUpInAnotherTab),
  name: "The points for an order are spent in another tab, and this one shows that it is paid",
};
export const PriceChangedAtTheReview = {
  ...scenarioStory("price-changed-at-the-review", priceChangedAtTheReview),
  name: "Prices have changed since the last visit; the customer sees the difference at the review and goes on",
};
export const SessionEndsInTheCheckout = {
  ...scenarioStory("session-ends-in-the-checkout", sessionEndsInTheCheckout),
  name: "The session ends during the checkout; after logging in again the review is as it was",
};
export const SoldOutAtTheReview = {
  ...scenarioStory("sold-out-at-the-review", soldOutAtTheReview),
  name: "The shop counts fewer pieces while a customer orders; the customer takes what is left",
};
