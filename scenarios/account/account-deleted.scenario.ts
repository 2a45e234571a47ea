import { password } from "#scenarios/routines.ts";
import { scenario, open, press, type, see, seeHeading } from "#scenarios/steps.ts";

export default scenario({
  title: "A customer deletes the account, after a wrong password",
  words: ["deletion", "GDPR"],
  person: "customer",
  market: "europe",
  language: "en",
  steps: [
    open("/user/personal-data"),
    type("Password", "something else"),
    press("Delete my account for good"),
    see("Incorrect current password."),
    type("Password", password),
    press("Delete my account for good"),
    seeHeading("Your account is deleted"),
  ],
});
