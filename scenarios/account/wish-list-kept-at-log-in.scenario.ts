import { logInAs } from "#scenarios/routines.ts";
import { scenario, open, press, see } from "#scenarios/steps.ts";

export default scenario({
  title: "A visitor saves a plant for later; it is still there after logging in",
  words: ["heart", "favourites"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { isLoggedOut: true },
  steps: [
    open("/product/boston-fern"),
    press("Save for later"),
    see("On your wish list"),
    open("/login"),
    ...logInAs("{email}"),
    open("/wish-list"),
    see("Boston fern"),
  ],
});
