import { addFern, buyAsGuest, password } from "#scenarios/routines.ts";
import { scenario, openMailLink, press, see, type } from "#scenarios/steps.ts";

export default scenario({
  title: "A guest opens the order by the link in its mail, and keeps it in a new account",
  words: ["guest", "account", "link", "mail"],
  person: "visitor",
  market: "europe",
  language: "en",
  steps: [
    ...addFern,
    see("Your cart: 1 item", "banner"),
    ...buyAsGuest,
    openMailLink("guest-order", "{newEmail}"),
    press("Show my order"),
    press("Keep it in an account"),
    see("Please look at your email"),
    openMailLink("confirm-email", "{newEmail}"),
    type("New password", password),
    type("Repeat the new password", password),
    press("Set the new password"),
    see("Your email address is confirmed."),
  ],
});
