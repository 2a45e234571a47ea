import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { emailConfirmationMachine } from "./email-confirmation.machine.ts";
import { emailConfirmationPaths } from "./email-confirmation.paths.ts";
import { emailConfirmationView } from "./email-confirmation.view.ts";
import { requirements } from "#tests/support/requirements.ts";

describePaths(emailConfirmationPaths, emailConfirmationView);

const link = "a sign-up's link";
const account = "a link to an account without a password";
const decline = "the link that declines a sign-up";
const cut = ["confirms", "confirmEmail ✗"];
const elsewhere = ["confirms", "confirmEmail ✓ the sign-up was in another browser"];
const entered = [...elsewhere, "enters the account's password"];
const cutWhileVerifying = [...entered, "confirmWithPassword ✗"];
const newPassword = [...elsewhere, "has forgotten the password", "chooses a password"];
const declined = "declines the sign-up";
const cutWhileDeclining = [declined, "declineSignUp ✗"];
const cutWithPassword = ["chooses a password", "setPassword ✗"];

test.each([
  [link, [], "offering.idle"],
  [account, [], "choosing.editing"],
  ["an address without any", [], "over.unknown"],
  [link, ["confirms"], "confirming.asking"],
  [link, ["confirms", "confirmEmail ✓ confirmed"], "over.confirmed"],
  [link, ["confirms", "confirmEmail ✓ nobody sent this link"], "over.unknown"],
  [link, ["confirms", "confirmEmail ✓ the link is too old"], "over.expired"],
  [link, ["confirms", "confirmEmail ✓ confirmed before"], "over.used"],
  [link, ["confirms", "confirmEmail ✓ a refusal nobody foresaw"], "offering.unforeseen"],
  [link, cut, "confirming.unreachable"],
  [link, [...cut, "tries again"], "confirming.asking"],
  [link, [...cut, "confirms"], "confirming.asking"],
  [link, elsewhere, "enteringPassword.editing"],
  [link, entered, "verifyingPassword.asking"],
  [link, [...entered, "confirmWithPassword ✓ confirmed"], "over.confirmed"],
  [link, [...entered, "confirmWithPassword ✓ nobody sent this link"], "over.unknown"],
  [link, [...entered, "confirmWithPassword ✓ the link is too old"], "over.expired"],
  [link, [...entered, "confirmWithPassword ✓ confirmed before"], "over.used"],
  [link, [...entered, "confirmWithPassword ✓ this is not the password"], "enteringPassword.incorrect"],
  [link, [...entered, "confirmWithPassword ✓ it was tried too often"], "enteringPassword.tooMany"],
  [link, [...entered, "confirmWithPassword ✓ a refusal nobody foresaw"], "enteringPassword.unforeseen"],
  [link, cutWhileVerifying, "verifyingPassword.unreachable"],
  [link, [...cutWhileVerifying, "tries again"], "verifyingPassword.asking"],
  [link, [...cutWhileVerifying, "enters the account's password"], "verifyingPassword.asking"],
  [link, [...cutWhileVerifying, "has forgotten the password"], "choosing.editing"],
  [link, newPassword, "setting.asking"],
  [link, [...newPassword, "setPassword ✓ confirmed"], "over.confirmed"],
  [decline, [], "offeringDecline.idle"],
  [decline, [declined], "declining.asking"],
  [decline, [declined, "declineSignUp ✓ deleted"], "declined"],
  [decline, [declined, "declineSignUp ✓ nobody sent this link"], "notDeclined.unknown"],
  [decline, [declined, "declineSignUp ✓ confirmed before"], "notDeclined.used"],
  [decline, [declined, "declineSignUp ✓ a refusal nobody foresaw"], "offeringDecline.unforeseen"],
  [decline, cutWhileDeclining, "declining.unreachable"],
  [decline, [...cutWhileDeclining, "tries again"], "declining.asking"],
  [decline, [...cutWhileDeclining, declined], "declining.asking"],
  [account, ["types two passwords"], "choosing.different"],
  [account, ["chooses a password"], "setting.asking"],
  [account, ["chooses a password", "setPassword ✓ confirmed"], "over.confirmed"],
  [account, ["chooses a password", "setPassword ✓ nobody sent this link"], "over.unknown"],
  [account, ["chooses a password", "setPassword ✓ the link is too old"], "over.expired"],
  [account, ["chooses a password", "setPassword ✓ confirmed before"], "over.used"],
  [account, ["chooses a password", "setPassword ✓ the password is too weak"], "choosing.weakPassword"],
  [account, ["chooses a password", "setPassword ✓ many people have the password"], "choosing.commonPassword"],
  [
    account,
    ["chooses a password", "setPassword ✓ the password contains the name"],
    "choosing.personalPassword",
  ],
  [account, ["chooses a password", "setPassword ✓ it was tried too often"], "choosing.tooMany"],
  [account, ["chooses a password", "setPassword ✓ a refusal nobody foresaw"], "choosing.unforeseen"],
  [account, cutWithPassword, "setting.unreachable"],
  [account, [...cutWithPassword, "tries again"], "setting.asking"],
  [account, [...cutWithPassword, "chooses a password"], "setting.asking"],
  [account, [...cutWithPassword, "types two passwords"], "choosing.different"],
] as const)("%s, %j leads to %s", (start, steps, state) => {
  expect(stateAfter(emailConfirmationPaths, start, steps)).toBe(state);
});

const started = (start: string) => {
  const effects: string[] = [];
  const machine = emailConfirmationMachine.provide({
    actions: { forgetUser: () => void effects.push("forgotten") },
  });
  return { told: effects, actor: createPathActor({ ...emailConfirmationPaths, machine }, start).start() };
};

test("a confirmation logs out the browser; an expired link does not", () => {
  requirements("session.confirming-clears-user");
  const { told: effects, actor } = started(link);
  walk(emailConfirmationPaths, actor, "confirms");
  expect(lastPortInput(actor, "confirmEmail")).toEqual({ token: "token-1" });
  walk(emailConfirmationPaths, actor, "confirmEmail ✓ confirmed before");
  expect(effects).toEqual([]);
  const other = started(link);
  walk(emailConfirmationPaths, other.actor, "confirms", "confirmEmail ✓ confirmed");
  expect(other.told).toEqual(["forgotten"]);
  expect(emailConfirmationView(other.actor.getSnapshot())).toEqual({ screen: "confirmed", returnTo: null });
});

test("a first password is cleared once it is set", () => {
  const { told: effects, actor } = started(account);
  walk(emailConfirmationPaths, actor, ...cutWithPassword, "tries again");
  expect(lastPortInput(actor, "setPassword")).toEqual({
    link: { account: "account-1" },
    password: "Gießkanne 9 Liter!",
  });
  walk(emailConfirmationPaths, actor, "setPassword ✓ the password is too weak");
  expect(actor.getSnapshot().context.password).toBeNull();
  walk(emailConfirmationPaths, actor, "chooses a password", "setPassword ✓ it was tried too often");
  expect(emailConfirmationView(actor.getSnapshot())).toEqual({
    screen: "passwordForm",
    problem: { minutes: 2 },
    busy: false,
  });
  walk(emailConfirmationPaths, actor, "chooses a password", "setPassword ✓ confirmed");
  expect(effects).toEqual(["forgotten"]);
});

test("the account's password is cleared once it is checked", () => {
  const { told: effects, actor } = started(link);
  walk(emailConfirmationPaths, actor, ...cutWhileVerifying, "tries again");
  const password = "Gießkanne 9 Liter!";
  expect(lastPortInput(actor, "confirmWithPassword")).toEqual({ token: "token-1", password });
  walk(emailConfirmationPaths, actor, "confirmWithPassword ✓ it was tried too often");
  expect(actor.getSnapshot().context.password).toBeNull();
  expect(emailConfirmationView(actor.getSnapshot())).toEqual({
    screen: "accountPasswordForm",
    problem: { minutes: 2 },
    busy: false,
  });
  walk(emailConfirmationPaths, actor, "has forgotten the password", "chooses a password");
  expect(lastPortInput(actor, "setPassword")).toEqual({ link: { token: "token-1" }, password });
  expect(effects).toEqual([]);
});

test("declining a sign-up sends its own link and logs nobody out", () => {
  const { told: effects, actor } = started(decline);
  walk(emailConfirmationPaths, actor, declined);
  expect(lastPortInput(actor, "declineSignUp")).toEqual({ decline: "decline-1" });
  walk(emailConfirmationPaths, actor, "declineSignUp ✓ deleted");
  expect([emailConfirmationView(actor.getSnapshot()), effects]).toEqual([{ screen: "declined" }, []]);
});
