import { logInAs } from "#scenarios/routines.ts";
import { scenario, open, press, type, see, arrive } from "#scenarios/steps.ts";

export default scenario({
  title: "A customer types a wrong password first, then the right one",
  person: "customer",
  market: "europe",
  language: "en",
  given: { isLoggedOut: true },
  steps: [
    open("/login"),
    type("Email", "{email}", { formOf: "Log in" }),
    type("Password", "something else", { formOf: "Log in" }),
    press("Log in", { formOf: "Log in" }),
    see("Incorrect email or password."),
    ...logInAs("{email}"),
    arrive("/user/account"),
  ],
});
