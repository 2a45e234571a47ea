import { password } from "#scenarios/routines.ts";
import { scenario, open, press, type, see } from "#scenarios/steps.ts";

export default scenario({
  title: "A customer changes the password, after a slip in the current one",
  person: "customer",
  market: "europe",
  language: "en",
  steps: [
    open("/user/edit-account"),
    type("Current password", "something else"),
    type("New password", "Laubharke-und-Rechen-7!"),
    type("Repeat the new password", "Laubharke-und-Rechen-7!"),
    press("Change the password"),
    see("Incorrect current password."),
    type("Current password", password),
    press("Change the password"),
    see("Your password is changed."),
  ],
});
