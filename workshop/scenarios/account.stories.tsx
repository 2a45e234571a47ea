// Written by `npm run generate`: a story for each file of scenarios/account.
import type { Meta } from "@storybook/react-vite";
import accountDeleted from "#scenarios/account/account-deleted.scenario.ts";
import accountWithOpenOrderNotDeleted from "#scenarios/account/account-with-open-order-not-deleted.scenario.ts";
import addressWithAWrongPostcode from "#scenarios/account/address-with-a-wrong-postcode.scenario.ts";
import loggedInAfterAWrongPassword from "#scenarios/account/logged-in-after-a-wrong-password.scenario.ts";
import messageSent from "#scenarios/account/message-sent.scenario.ts";
import passwordChanged from "#scenarios/account/password-changed.scenario.ts";
import passwordLost from "#scenarios/account/password-lost.scenario.ts";
import unknownTourLeadCode from "#scenarios/account/unknown-tour-lead-code.scenario.ts";
import wishListKeptAtLogIn from "#scenarios/account/wish-list-kept-at-log-in.scenario.ts";
import { scenarioStory } from "./scenario-story.tsx";

export default { title: "Scenarios/Account", tags: ["scenario"] } satisfies Meta;

export const AccountDeleted = {
  ...scenarioStory("account-deleted", accountDeleted),
  name: "A customer deletes the account, after a wrong password",
};
export const AccountWithOpenOrderNotDeleted = {
  ...scenarioStory("account-with-open-order-not-deleted", accountWithOpenOrderNotDeleted),
  name: "An account whose refund is not settled cannot be deleted, and says why",
};
export const AddressWithAWrongPostcode = {
  ...scenarioStory("address-with-a-wrong-postcode", addressWithAWrongPostcode),
  name: "A customer saves an address; a wrong postcode is refused, and nothing is lost by a reload",
};
export const LoggedInAfterAWrongPassword = {
  ...scenarioStory("logged-in-after-a-wrong-password", loggedInAfterAWrongPassword),
  name: "A customer types a wrong password first, then the right one",
};
export const MessageSent = {
  ...scenarioStory("message-sent", messageSent),
  name: "A visitor writes a message, leaves out a field at first, and gets a confirmation",
};
export const PasswordChanged = {
  ...scenarioStory("password-changed", passwordChanged),
  name: "A customer changes the password, after a slip in the current one",
};
export const PasswordLost = {
  ...scenarioStory("password-lost", passwordLost),
  name: "A customer has lost the password, and sets a new one by the mail’s link",
};
export const UnknownTourLeadCode = {
  ...scenarioStory("unknown-tour-lead-code", unknownTourLeadCode),
  name: "A customer enters an unknown code of a tour lead, and corrects it",
};
export const WishListKeptAtLogIn = {
  ...scenarioStory("wish-list-kept-at-log-in", wishListKeptAtLogIn),
  name: "A visitor saves a plant for later; it is still there after logging in",
};
