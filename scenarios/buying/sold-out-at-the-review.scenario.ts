import { checkOut, orderAndPay, seeThanks } from "#scenarios/routines.ts";
import { scenario, press, type, see, pay, as } from "#scenarios/steps.ts";

export default scenario({
  title: "The shop counts fewer pieces while a customer orders; the customer takes what is left",
  words: ["stock", "sold out", "out of stock", "inventory"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { cart: [{ product: "allium-purple-sensation", quantity: 3 }] },
  steps: [
    ...checkOut,
    as("administrator", "/admin/stock?term=100471"),
    type("Pieces", "2"),
    press("= Counted"),
    see("Booked."),
    as("customer"),
    ...orderAndPay,
    see("Not everything is in stock in the quantity you want"),
    press("Take what is left"),
    ...orderAndPay,
    pay(),
    seeThanks,
  ],
});
