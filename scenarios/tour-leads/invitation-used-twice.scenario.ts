import { scenario, open, press, type, see, openMailLink, as } from "#scenarios/steps.ts";

export default scenario({
  title: "An invitation is used by two people; the second sees that it does not work any more",
  words: ["token", "invited"],
  person: "administrator",
  market: "europe",
  language: "en",
  steps: [
    open("/admin/tour-leads"),
    type("Email", "{newEmail}"),
    press("Send the invitation"),
    see("is on its way"),
    as("visitor"),
    openMailLink("tour-lead-signup", "{newEmail}"),
    type("First name", "Noor"),
    type("Last name", "Visser"),
    press("Sign up"),
    see("You have signed up. Thank you!"),
    openMailLink("tour-lead-signup", "{newEmail}"),
    see("Sign up token invalid"),
  ],
});
