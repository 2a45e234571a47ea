import { scenario, open, press, follow, type, see, openMailLink, as } from "#scenarios/steps.ts";

export default scenario({
  title:
    "An invitation is withdrawn while the invited person signs up, who is told that it does not work any more",
  words: ["token"],
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
    see("Tell us who you are"),
    as("administrator"),
    follow("Invited"),
    press("End: {newEmail}"),
    press("Withdraw the invitation", "dialog"),
    see("The invitation is withdrawn."),
    as("visitor"),
    type("First name", "Noor"),
    type("Last name", "Visser"),
    press("Sign up"),
    see("Sign up token invalid"),
  ],
});
