import { expect, test } from "vitest";
import { stateAfter } from "#machines/paths/replay.ts";
import { secondFactorPaths } from "./second-factor.paths.ts";

const after = (start: string, steps: readonly string[]) => stateAfter(secondFactorPaths, start, steps);
const session = "a log-in";
const proof = ["readNeed ✓ has everything"];
const choice = ["readNeed ✓ has nothing yet"];
const skippable = ["readNeed ✓ may have something"];
const typed = [...proof, "types a code"];
const passkey = [...proof, "chooses a passkey"];
const adding = [...choice, "chooses a passkey"];
const starting = [...choice, "chooses an app"];
const shown = [...starting, "startApp ✓ a secret"];
const confirming = [...shown, "types the app’s first code"];

test.each([
  ["a log-in", "reading.asking"],
  ["a fresh proof", "reading.asking"],
  ["a passkey to add", "enrolling.addingPasskey.asking"],
  ["an app to add", "enrolling.startingApp.asking"],
  ["codes to replace", "replacingCodes.asking"],
])("with %s it starts at %s", (start, state) => {
  expect(after(start, [])).toBe(state);
});

test.each([
  [proof, "proving.typing.editing"],
  [choice, "enrolling.choosing.looking"],
  [["readNeed ✓ the session is over"], "ended"],
  [["readNeed ✓ a refusal nobody foresaw"], "reading.unforeseen"],
  [["readNeed ✗"], "reading.unreachable"],
  [["readNeed ✗", "tries again"], "reading.asking"],
  [["readNeed ✗", "leaves"], "left"],
  [[...proof, "leaves"], "left"],
  [typed, "proving.checking.asking"],
  [[...typed, "leaves"], "left"],
  [[...typed, "prove ✓ it is right"], "done"],
  [[...typed, "prove ✓ it is wrong"], "proving.typing.incorrect"],
  [[...typed, "prove ✓ the password is wrong"], "proving.typing.incorrect"],
  [[...typed, "prove ✓ it is wrong", "would rather use a recovery code"], "proving.typing.editing"],
  [[...proof, "would rather use a recovery code"], "proving.typing.editing"],
  [[...typed, "prove ✓ it has changed meanwhile"], "reading.asking"],
  [[...typed, "prove ✓ tried too often"], "proving.typing.tooMany"],
  [[...typed, "prove ✓ the session is over"], "ended"],
  [[...typed, "prove ✓ a refusal nobody foresaw"], "proving.typing.unforeseen"],
  [[...typed, "prove ✗"], "proving.checking.unreachable"],
  [[...typed, "prove ✗", "tries again"], "proving.checking.asking"],
  [[...typed, "prove ✗", "types a recovery code"], "proving.checking.asking"],
  [[...typed, "prove ✗", "would rather use a recovery code"], "proving.typing.editing"],
  [[...typed, "prove ✗", "chooses a passkey"], "proving.usingPasskey.asking"],
  [passkey, "proving.usingPasskey.asking"],
  [[...passkey, "proveByPasskey ✓ it is right"], "done"],
  [[...passkey, "proveByPasskey ✓ it was cancelled"], "proving.typing.cancelled"],
  [[...passkey, "proveByPasskey ✓ this browser has none"], "proving.typing.unsupported"],
  [[...passkey, "proveByPasskey ✓ it is not accepted"], "proving.typing.notAccepted"],
  [[...passkey, "proveByPasskey ✓ it has changed meanwhile"], "reading.asking"],
  [[...passkey, "proveByPasskey ✓ tried too often"], "proving.typing.tooMany"],
  [[...passkey, "proveByPasskey ✓ the session is over"], "ended"],
  [[...passkey, "proveByPasskey ✓ a refusal nobody foresaw"], "proving.typing.unforeseen"],
  [[...passkey, "proveByPasskey ✗"], "proving.usingPasskey.unreachable"],
  [[...passkey, "proveByPasskey ✗", "tries again"], "proving.usingPasskey.asking"],
  [[...passkey, "proveByPasskey ✗", "chooses a passkey"], "proving.usingPasskey.asking"],
  [[...passkey, "proveByPasskey ✗", "types a code"], "proving.checking.asking"],
  [[...passkey, "proveByPasskey ✗", "would rather use a recovery code"], "proving.typing.editing"],
] as const)("%j leads to %s", (steps, state) => {
  expect(after(session, steps)).toBe(state);
});

test.each([
  [[...skippable, "skips it for now"], "done"],
  [adding, "enrolling.addingPasskey.asking"],
  [[...adding, "addPasskey ✓ the first one"], "showingCodes"],
  [[...adding, "addPasskey ✓ another one"], "done"],
  [[...adding, "addPasskey ✓ it was cancelled"], "enrolling.choosing.cancelled"],
  [[...adding, "addPasskey ✓ this browser has none"], "enrolling.choosing.unsupported"],
  [[...adding, "addPasskey ✓ it is not accepted"], "enrolling.choosing.notAccepted"],
  [[...adding, "addPasskey ✓ there are twenty"], "enrolling.choosing.tooManyPasskeys"],
  [[...adding, "addPasskey ✓ the session is over"], "ended"],
  [[...adding, "addPasskey ✓ a refusal nobody foresaw"], "enrolling.choosing.unforeseen"],
  [[...adding, "addPasskey ✗"], "enrolling.addingPasskey.unreachable"],
  [[...adding, "addPasskey ✗", "tries again"], "enrolling.addingPasskey.asking"],
  [[...adding, "addPasskey ✗", "chooses a passkey"], "enrolling.addingPasskey.asking"],
  [[...adding, "addPasskey ✗", "chooses an app"], "enrolling.startingApp.asking"],
  [[...skippable, "chooses a passkey", "addPasskey ✗", "skips it for now"], "done"],
  [starting, "enrolling.startingApp.asking"],
  [[...starting, "startApp ✓ the session is over"], "ended"],
  [[...starting, "startApp ✓ a refusal nobody foresaw"], "enrolling.choosing.unforeseen"],
  [[...starting, "startApp ✗"], "enrolling.startingApp.unreachable"],
  [[...starting, "startApp ✗", "tries again"], "enrolling.startingApp.asking"],
  [[...starting, "startApp ✗", "chooses an app"], "enrolling.startingApp.asking"],
  [[...starting, "startApp ✗", "chooses a passkey"], "enrolling.addingPasskey.asking"],
  [[...skippable, "chooses an app", "startApp ✗", "skips it for now"], "done"],
  [shown, "enrolling.typingCode.editing"],
  [[...shown, "leaves"], "left"],
  [confirming, "enrolling.confirmingApp.asking"],
  [[...confirming, "confirmApp ✓ the first one"], "showingCodes"],
  [[...confirming, "confirmApp ✓ another one"], "done"],
  [[...confirming, "confirmApp ✓ it is wrong"], "enrolling.typingCode.incorrect"],
  [[...confirming, "confirmApp ✓ it took too long"], "enrolling.choosing.expired"],
  [[...confirming, "confirmApp ✓ tried too often"], "enrolling.typingCode.tooMany"],
  [[...confirming, "confirmApp ✓ the session is over"], "ended"],
  [[...confirming, "confirmApp ✓ a refusal nobody foresaw"], "enrolling.typingCode.unforeseen"],
  [[...confirming, "confirmApp ✗"], "enrolling.confirmingApp.unreachable"],
  [[...confirming, "confirmApp ✗", "tries again"], "enrolling.confirmingApp.asking"],
  [[...confirming, "confirmApp ✗", "types the app’s first code"], "enrolling.confirmingApp.asking"],
] as const)("%j leads to %s", (steps, state) => {
  expect(after(session, steps)).toBe(state);
});

const showing = ["replaceCodes ✓ new codes"];
test("shown codes stay until they are saved", () => {
  expect(() => after("codes to replace", [...showing, "leaves"])).toThrow("can't happen");
});

test.each([
  [showing, "showingCodes"],
  [[...showing, "has saved the codes"], "done"],
  [["replaceCodes ✓ there is nothing they stand in for"], "left"],
  [["replaceCodes ✓ the session is over"], "ended"],
  [["replaceCodes ✓ a refusal nobody foresaw"], "replacingCodes.unforeseen"],
  [["replaceCodes ✗"], "replacingCodes.unreachable"],
  [["replaceCodes ✗", "tries again"], "replacingCodes.asking"],
] as const)("with codes to replace, %j leads to %s", (steps, state) => {
  expect(after("codes to replace", steps)).toBe(state);
});
