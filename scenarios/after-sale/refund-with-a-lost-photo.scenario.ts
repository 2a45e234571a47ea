import { askForRefund } from "#scenarios/routines.ts";
import { scenario, press, attach, see, loseRequests } from "#scenarios/steps.ts";

export default scenario({
  title:
    "A photo of a refund request does not get through; the customer tries again, and the request is sent",
  words: ["upload failed", "image", "pictures"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { order: { products: ["boston-fern"], is: "paid" } },
  steps: [
    ...askForRefund,
    attach("Choose photos", "boston-fern"),
    see("Ready to send"),
    loseRequests("/images"),
    press("Send request"),
    see("Refund created as draft, image upload failed."),
    press("Try again"),
    see("Your request is with us."),
  ],
});
