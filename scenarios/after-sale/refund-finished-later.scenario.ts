import { askForRefund } from "#scenarios/routines.ts";
import { scenario, open, press, follow, attach, see, loseRequests } from "#scenarios/steps.ts";

export default scenario({
  title: "A photo does not get through; the customer goes on with the draft later, without it",
  words: ["draft", "upload failed"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { order: { products: ["boston-fern"], is: "paid" } },
  steps: [
    ...askForRefund,
    attach("Choose photos", "boston-fern"),
    see("Ready to send"),
    loseRequests("/images", 2),
    press("Send request"),
    see("Refund created as draft, image upload failed."),
    follow("Later"),
    open("/user/refunds"),
    see("Draft, not sent yet"),
    follow("Refund of order"),
    follow("Go on with it"),
    press("Send request"),
    see("Your request is with us."),
  ],
});
