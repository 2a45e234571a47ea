import { goToReview, orderAndPay, seeThanks, typeAddress } from "#scenarios/routines.ts";
import { scenario, choose, follow, open, pay, see, tick, type } from "#scenarios/steps.ts";

const buyer = { group: "Invoice address" };

export default scenario({
  title: "A customer orders a plant as a gift, with a message on the packing slip",
  words: ["present", "message", "packing slip"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { cart: ["boston-fern"] },
  steps: [
    open("/checkout"),
    ...typeAddress,
    tick("This is a gift"),
    type("Your message (optional), printed on the packing slip", "Happy birthday, Ada!"),
    type("First name", "Bea", buyer),
    type("Last name", "de Vries", buyer),
    choose("Country", "Belgium", buyer),
    type("Street and number", "Meir 20", buyer),
    type("Postcode", "2000", buyer),
    type("Town or city", "Antwerpen", buyer),
    ...goToReview,
    see("Happy birthday, Ada!"),
    ...orderAndPay,
    pay(),
    seeThanks,
    follow("View the order"),
    see("Happy birthday, Ada!"),
  ],
});
