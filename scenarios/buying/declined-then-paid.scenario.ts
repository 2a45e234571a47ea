import { arrive, open, pay, press, scenario, see, seeButton, seeHeading } from "#scenarios/steps.ts";

export default scenario({
  title: "The payment is declined; the customer pays again, and it succeeds",
  words: ["card refused", "second attempt", "provider"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { order: { products: ["boston-fern"], is: "unpaid" } },
  steps: [
    open("/user/orders/{order}"),
    press("Pay now"),
    pay("declined"),
    see("The payment was declined."),
    open("/checkout"),
    seeButton("Pay now"),
    press("Pay now"),
    pay("approve"),
    seeHeading("Thank you for your order"),
    arrive("/order-accepted/*"),
  ],
});
