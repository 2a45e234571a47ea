import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/tools.ts";

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
  "Wrong credentials provided",
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
  expect(screens.includes(message.toLowerCase()), message).toBe(true);
});

test("the text for a changed balance matches the specification", () => {
  expect(pointsChanged).toContain("Amount of points has changed");
});
