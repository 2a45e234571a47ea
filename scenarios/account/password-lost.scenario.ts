import { logInAs } from "#scenarios/routines.ts";
import { scenario, open, press, type, see, openMailLink } from "#scenarios/steps.ts";

export default scenario({
  title: "A customer has lost the password, and sets a new one by the mail’s link",
  words: ["recovery", "reset"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { isLoggedOut: true },
  steps: [
    open("/lost-password"),
    type("Email", "{email}"),
    press("Send me a link"),
    see("a link is on its way"),
    openMailLink("reset-password"),
    type("New password", "Laubharke-und-Rechen-7!"),
    type("Repeat the new password", "Laubharke-und-Rechen-8!"),
    press("Set the new password"),
    see("Passwords don't match."),
    type("Repeat the new password", "Laubharke-und-Rechen-7!"),
    press("Set the new password"),
    see("Your new password is set."),
    ...logInAs("{email}"),
    see("Incorrect email or password."),
  ],
});
