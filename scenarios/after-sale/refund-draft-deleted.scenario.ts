import { askForRefund } from "#scenarios/routines.ts";
import { scenario, open, press, follow, attach, see, loseRequests } from "#scenarios/steps.ts";

export default scenario({
  title: "A customer begins a refund request and deletes the draft",
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
    follow("Refund of order"),
    press("Delete the draft"),
    press("Delete it", "dialog"),
    see("You haven’t asked for a refund yet."),
  ],
});
