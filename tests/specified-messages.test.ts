import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/tools.ts";
import { requirements } from "./support/requirements.ts";

/**
 * The messages of the specification's sections 5 and 8 word for word, except two: the demo's English is British,
 * so its screens say postcode and cancelled. The API's `detail` keeps the specification's words.
 */
const specified = [
  "This field is required",
  "incorrect phone format",
  "incorrect postcode format",
  "address only latin characters allowed",
  "selected country not available for the market",
  "Unexpected application error",
  "Incorrect email or password. Please check your credentials and try again.",
  "Email is not confirmed. Please Confirm your email address first",
  "Request resending link",
  "Your account is not activated yet.",
  "Confirmation email has been sent.",
  "Maximum number of items exceeded.",
  "Cannot place your order",
  "item no longer available",
  "item price changed from",
  "the payment provider does not support this currency",
  "payment cancelled",
  "payment provider error",
  "Wrong credentials provided. Please check your",
  "please write to our customer service",
  "passwords don't match",
  "incorrect current password",
  "Wait at least 10 minutes before repeating a password reset",
  "An account with this email address is already registered",
  "Please login",
  "typically within 1 business day",
  "refund created as draft, image upload failed",
];
/** Point changes are in no story; a changed price is the shortest way to the message. */
const pointsChanged = readFileSync(join(root, "messages/en/checkout.json"), "utf8");

/** The English text of every story. */
const screens = globSync("src/**/*.screens.txt", { cwd: root })
  .map((file) => readFileSync(join(root, file), "utf8"))
  .join("\n")
  .toLowerCase();

test.each(specified)("a screen has the text: %s", (message) => {
  requirements(
    "messages.required",
    "messages.phone",
    "messages.zip",
    "messages.latin",
    "messages.country",
    "messages.passwords-differ",
    "messages.current-password",
    "errors.log-in",
    "errors.unconfirmed",
    "errors.unconfirmed-resend",
    "errors.inactive",
    "errors.resent",
    "errors.register",
    "errors.registered",
    "errors.please-login",
    "errors.cart-maximum",
    "errors.cart-outdated",
    "errors.item-unavailable",
    "errors.price-changed",
    "errors.currency",
    "errors.payment-cancelled",
    "errors.provider",
    "errors.refund-upload",
    "errors.customer-service",
    "errors.business-day",
    "recovery.10-minutes",
  );
  expect(screens.includes(message.toLowerCase()), message).toBe(true);
});

test("the text for a changed balance matches the specification", () => {
  requirements("errors.points-changed");
  expect(pointsChanged).toContain("Amount of points has changed");
});

test("a failure of the server is shown in a dialog", () => {
  requirements("errors.500-dialog");
  const agreed = readFileSync(join(root, "src/flows/shell/shop/shop.screens.txt"), "utf8");
  expect(agreed).toContain(
    '- dialog "Error":\n  - heading "Error" [level=2]\n  - paragraph: Unexpected application error\n',
  );
});
