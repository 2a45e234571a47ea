import { expect, test } from "vitest";
import { describePaths } from "../paths/describe-paths.ts";
import { asked, createPathActor, stateAfter, walk } from "../paths/replay.ts";
import { emailConfirmationMachine } from "./email-confirmation.machine.ts";
import { emailConfirmationPaths } from "./email-confirmation.paths.ts";
import { emailConfirmationView } from "./email-confirmation.view.ts";

describePaths(emailConfirmationPaths, emailConfirmationView);

const link = "a sign-up's link";
const account = "a link to an account without a password";
const cut = ["confirms", "confirmEmail ✗"];
const cutWithPassword = ["chooses a password", "setFirstPassword ✗"];

test.each([
  [link, [], "offering.idle"],
  [account, [], "choosing.editing"],
  ["an address without either", [], "over.unknown"],
  [link, ["confirms"], "confirming.asking"],
  [link, ["confirms", "confirmEmail ✓ confirmed"], "over.confirmed"],
  [link, ["confirms", "confirmEmail ✓ nobody sent this link"], "over.unknown"],
  [link, ["confirms", "confirmEmail ✓ the link is too old"], "over.expired"],
  [link, ["confirms", "confirmEmail ✓ confirmed before"], "over.used"],
  [link, ["confirms", "confirmEmail ✓ a refusal nobody foresaw"], "offering.unforeseen"],
  [link, cut, "confirming.unreachable"],
  [link, [...cut, "tries again"], "confirming.asking"],
  [link, [...cut, "confirms"], "confirming.asking"],
  [account, ["types two passwords"], "choosing.different"],
  [account, ["chooses a password"], "setting.asking"],
  [account, ["chooses a password", "setFirstPassword ✓ confirmed"], "over.confirmed"],
  [account, ["chooses a password", "setFirstPassword ✓ nobody sent this link"], "over.unknown"],
  [account, ["chooses a password", "setFirstPassword ✓ the link is too old"], "over.expired"],
  [account, ["chooses a password", "setFirstPassword ✓ confirmed before"], "over.used"],
  [account, ["chooses a password", "setFirstPassword ✓ the password is too weak"], "choosing.weakPassword"],
  [account, ["chooses a password", "setFirstPassword ✓ a refusal nobody foresaw"], "choosing.unforeseen"],
  [account, cutWithPassword, "setting.unreachable"],
  [account, [...cutWithPassword, "tries again"], "setting.asking"],
  [account, [...cutWithPassword, "chooses a password"], "setting.asking"],
  [account, [...cutWithPassword, "types two passwords"], "choosing.different"],
] as const)("%s, %j leads to %s", (start, steps, place) => {
  expect(stateAfter(emailConfirmationPaths, start, steps)).toBe(place);
});

const started = (start: string) => {
  const told: string[] = [];
  const machine = emailConfirmationMachine.provide({
    actions: { forgetUser: () => void told.push("forgotten") },
  });
  return { told, actor: createPathActor({ ...emailConfirmationPaths, machine }, start).start() };
};

test("a confirmed address makes the browser forget who was logged in; a link that is over does not", () => {
  const { told, actor } = started(link);
  walk(emailConfirmationPaths, actor, "confirms");
  expect(asked(actor, "confirmEmail")).toEqual({ token: "token-1" });
  walk(emailConfirmationPaths, actor, "confirmEmail ✓ confirmed before");
  expect(told).toEqual([]);
  const other = started(link);
  walk(emailConfirmationPaths, other.actor, "confirms", "confirmEmail ✓ confirmed");
  expect(other.told).toEqual(["forgotten"]);
  expect(emailConfirmationView(other.actor.getSnapshot())).toEqual({ sees: "confirmed", returnTo: null });
});

test("a first password is kept only as long as it is being set", () => {
  const { told, actor } = started(account);
  walk(emailConfirmationPaths, actor, ...cutWithPassword, "tries again");
  expect(asked(actor, "setFirstPassword")).toEqual({ account: "account-1", password: "Gießkanne 9 Liter!" });
  walk(emailConfirmationPaths, actor, "setFirstPassword ✓ the password is too weak");
  expect(actor.getSnapshot().context.password).toBeNull();
  walk(emailConfirmationPaths, actor, "chooses a password", "setFirstPassword ✓ confirmed");
  expect(told).toEqual(["forgotten"]);
});
