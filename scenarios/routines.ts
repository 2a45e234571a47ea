import {
  choose,
  follow,
  open,
  pay,
  press,
  see,
  seeHeading,
  tick,
  type,
  type Region,
  type Step,
} from "./steps.ts";

/** The demo's password for every account. */
export const password = "Trellis-Demo-2026!";

export const typeAddress: readonly Step[] = [
  type("First name", "Ada"),
  type("Last name", "Jansen"),
  choose("Country", "Netherlands"),
  type("Street and number", "Prinsengracht 12"),
  type("Postcode", "1015 DV"),
  type("Town or city", "Amsterdam"),
];

/** From the address to the review. */
export const goToReview: readonly Step[] = [
  press("Continue to delivery"),
  press("Continue to check"),
  see("I agree to the"),
];

/** From a filled cart to the review, with an address. */
export const checkOut: readonly Step[] = [open("/checkout"), ...typeAddress, ...goToReview];

/** From the review to the provider. */
export const orderAndPay: readonly Step[] = [tick("I agree to the"), press("Order and pay")];

export const seeThanks: Step = seeHeading("Thank you for your order");

const logInForm: Region = { formOf: "Log in" };
const signUpForm: Region = { formOf: "Sign up" };

export const logInAs = (email: string): readonly Step[] => [
  type("Email", email, logInForm),
  type("Password", password, logInForm),
  press("Log in", logInForm),
];

export const signUp: readonly Step[] = [
  type("Email", "{newEmail}", signUpForm),
  type("Password", password, signUpForm),
  press("Sign up", signUpForm),
  see("We’ve sent a link to"),
];

/** From a filled cart to the paid order. */
export const buyAsGuest: readonly Step[] = [
  open("/checkout"),
  type("Email, for your confirmation", "{newEmail}"),
  ...typeAddress,
  ...goToReview,
  ...orderAndPay,
  pay(),
  seeThanks,
];

export const addFern: readonly Step[] = [open("/product/boston-fern"), press("Add to cart")];

export const askForRefund: readonly Step[] = [
  open("/user/orders/{order}"),
  follow("Ask for a refund"),
  choose("How many?", "1"),
  choose("Reason", "Something else"),
  type("Tell us more", "The pot is broken."),
];
