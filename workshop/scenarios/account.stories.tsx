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

export default { title: "Scenarios/Account" } satisfies Meta;

export const AccountDeleted = scenarioStory("account-deleted", accountDeleted);
export const AccountWithOpenOrderNotDeleted = scenarioStory(
  "account-with-open-order-not-deleted",
  accountWithOpenOrderNotDeleted,
);
export const AddressWithAWrongPostcode = scenarioStory(
  "address-with-a-wrong-postcode",
  addressWithAWrongPostcode,
);
export const LoggedInAfterAWrongPassword = scenarioStory(
  "logged-in-after-a-wrong-password",
  loggedInAfterAWrongPassword,
);
export const MessageSent = scenarioStory("message-sent", messageSent);
export const PasswordChanged = scenarioStory("password-changed", passwordChanged);
export const PasswordLost = scenarioStory("password-lost", passwordLost);
export const UnknownTourLeadCode = scenarioStory("unknown-tour-lead-code", unknownTourLeadCode);
export const WishListKeptAtLogIn = scenarioStory("wish-list-kept-at-log-in", wishListKeptAtLogIn);
