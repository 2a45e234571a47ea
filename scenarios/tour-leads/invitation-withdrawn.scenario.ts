import { scenario, open, press, follow, type, see, openMailLink, as } from "#scenarios/steps.ts";

export default scenario({
  title: "An administrator withdraws an invitation, and its link stops working",
  words: ["token"],
  person: "administrator",
  market: "europe",
  language: "en",
  steps: [
    open("/admin/tour-leads"),
    type("Email", "{newEmail}"),
    press("Send the invitation"),
    see("is on its way"),
    follow("Invited"),
    press("End: {newEmail}"),
    press("Withdraw the invitation", "dialog"),
    see("The invitation is withdrawn."),
    as("visitor"),
    openMailLink("tour-lead-signup", "{newEmail}"),
    see("Sign up token invalid"),
  ],
});
