import { expect, test } from "vitest";
import type { SimulatedClock } from "xstate";
import { describePaths } from "#machines/paths/describe-paths.ts";
import {
  resolvePort,
  lastPortInput,
  createPathActor,
  stateAfter,
  rejectPort,
} from "#machines/paths/replay.ts";
import { ada, grace, sessionPaths } from "./session.paths.ts";
import { sessionView } from "./session.view.ts";
import { credentials, customerSession, startedSession } from "./started-session.test-support.ts";
import { requirements } from "#tests/support/requirements.ts";

describePaths(sessionPaths, sessionView);

test("nothing is read before hydration", () => {
  const session = createPathActor(sessionPaths).start();
  session.send({ type: "storage.changed", user: ada });
  expect(session.getSnapshot().value).toBe("restoring");
  expect(sessionView(session.getSnapshot())).toEqual({ screen: "nothingYet" });
});

test("a 401 ends the session once, and leads to the home page", () => {
  requirements("session.401");
  const { session, done } = customerSession();
  session.send({ type: "session.rejected", token: "token-1" });
  session.send({ type: "session.rejected", token: "token-1" });
  expect(done).toEqual(["clear", "go to root"]);
  expect(sessionView(session.getSnapshot())).toEqual({
    screen: "loginForm",
    username: "",
    problem: "sessionEnded",
  });
});

test("a 401 of an outdated token is ignored", () => {
  const { session, done } = customerSession();
  session.send({ type: "session.rejected", token: "token-0" });
  expect(done).toEqual([]);
  expect(sessionView(session.getSnapshot())).toEqual({ screen: "account", user: ada });
});

test("the password is cleared after each attempt", () => {
  const { session } = startedSession();
  resolvePort(session, "readStoredUser", null);
  session.send({ type: "login.submitted", ...credentials });
  expect(lastPortInput(session, "logIn")).toEqual(credentials);
  resolvePort(session, "logIn", { outcome: "incorrectCredentials" });
  expect(session.getSnapshot().context).toEqual({
    refreshInterval: 1_800_000,
    user: null,
    username: "ada@example.com",
    password: null,
    token: null,
    detail: null,
    seconds: 0,
  });
});

test("requesting the mail again sends the password without storing it", () => {
  requirements("errors.resend-failed");
  const { session } = startedSession();
  resolvePort(session, "readStoredUser", null);
  session.send({ type: "login.submitted", ...credentials });
  resolvePort(session, "logIn", { outcome: "emailNotConfirmed" });
  session.send({ type: "confirmation.requested", ...credentials, returnTo: "checkout" });
  expect(lastPortInput(session, "resendConfirmation")).toEqual({ ...credentials, returnTo: "checkout" });
  expect(session.getSnapshot().context.password).toBe(null);
  resolvePort(session, "resendConfirmation", { outcome: "refused", detail: "Please wait." });
  expect(sessionView(session.getSnapshot())).toEqual({
    screen: "emailNotConfirmed",
    username: "ada@example.com",
    resend: { screen: "refused", detail: "Please wait." },
  });
});

test("after a log-in the session settles, and a failure to do so logs nobody out", () => {
  requirements("session.log-in");
  const { session, done } = startedSession();
  resolvePort(session, "readStoredUser", null);
  session.send({ type: "login.submitted", ...credentials });
  resolvePort(session, "logIn", { outcome: "loggedIn", user: ada });
  expect(lastPortInput(session, "settle")).toEqual({ user: ada });
  rejectPort(session, "settle");
  expect(session.getSnapshot().value).toEqual({ customer: "resting" });
  expect(done).toEqual(["store Ada Jansen token-1"]);
});

test("the profile is read every half hour, and a failure changes nothing", () => {
  requirements("session.refresh-30-min");
  const { session } = customerSession();
  const clock = session.clock as SimulatedClock;
  clock.increment(1_799_999);
  expect(session.getSnapshot().value).toEqual({ customer: "resting" });
  clock.increment(1);
  expect(session.getSnapshot().value).toEqual({ customer: "refreshing" });
  rejectPort(session, "loadProfile");
  expect(sessionView(session.getSnapshot())).toEqual({ screen: "account", user: ada });
});

test("without a customer no profile is read", () => {
  requirements("session.refresh-while-logged-in");
  const { session } = startedSession();
  resolvePort(session, "readStoredUser", null);
  (session.clock as SimulatedClock).increment(4_000_000);
  expect(session.getSnapshot().value).toEqual({ visitor: "browsing" });
  session.send({ type: "storage.changed", user: ada });
  session.send({ type: "logOut.requested" });
  resolvePort(session, "logOut");
  (session.clock as SimulatedClock).increment(4_000_000);
  expect(session.getSnapshot().value).toEqual({ visitor: "browsing" });
});

test("a late profile does not restore an older token", () => {
  const { session, done } = customerSession();
  (session.clock as SimulatedClock).increment(1_800_000);
  session.send({ type: "storage.changed", user: { ...ada, token: "token-3" } });
  resolvePort(session, "loadProfile", { ...ada, displayName: "Ada J." });
  expect(sessionView(session.getSnapshot())).toEqual({
    screen: "account",
    user: { ...ada, displayName: "Ada J.", token: "token-3" },
  });
  expect(done).toEqual(["store Ada J. token-3"]);
});

test("logging out clears everything, whatever the server returns", () => {
  requirements("session.log-out-clears-user");
  const { session, done } = customerSession();
  session.send({ type: "logOut.requested" });
  session.send({ type: "session.rejected", token: "token-1" });
  rejectPort(session, "logOut");
  expect(done).toEqual(["delete stored data of customer-1", "clear"]);
  expect(session.getSnapshot().value).toEqual({ visitor: "browsing" });
  expect(session.getSnapshot().context.user).toBe(null);
});

test("another tab's log-in and log-out apply here without storing anything", () => {
  const { session, done } = customerSession();
  session.send({ type: "storage.changed", user: grace });
  expect(sessionView(session.getSnapshot())).toEqual({ screen: "account", user: grace });
  session.send({ type: "storage.changed", user: null });
  expect(session.getSnapshot().value).toEqual({ visitor: "browsing" });
  expect(done).toEqual([]);
});

test("a customer whose address was confirmed must log in again; a changed name is stored", () => {
  requirements("session.confirming-clears-user");
  const { session, done } = customerSession();
  session.send({ type: "customer.changed", user: { ...ada, displayName: "Ada J.", token: "another" } });
  expect(done).toEqual(["store Ada J. token-1"]);
  session.send({ type: "customer.changed", user: grace });
  session.send({ type: "account.changedByLink" });
  expect(done).toEqual(["store Ada J. token-1", "clear"]);
  expect(session.getSnapshot().value).toEqual({ visitor: "browsing" });
});

const visitor = ["the page is alive", "readStoredUser ✓ nobody is stored"];
const customer = ["the page is alive", "readStoredUser ✓ Ada is stored", "settle ✓ a tour lead"];
const trying = [...visitor, "logs in"];
const unconfirmed = [...trying, "logIn ✓ address not confirmed"];
const resending = [...unconfirmed, "asks for the mail again"];
const refused = "visitor.refused.emailNotConfirmed";
const refreshing = [...customer, "⏱ refreshInterval"];

test.each([
  [[], "restoring"],
  [["the page is alive"], "reading"],
  [["the page is alive", "readStoredUser ✗"], "visitor.browsing"],
  [["the page is alive", "readStoredUser ✓ Ada is stored"], "customer.settling"],
  [visitor, "visitor.browsing"],
  [[...visitor, "Ada logs in elsewhere"], "customer.resting"],
  [trying, "visitor.loggingIn.asking"],
  [[...trying, "logIn ✓ it is Ada"], "customer.settling"],
  [[...trying, "logIn ✓ an administrator"], "visitor.proving"],
  [[...trying, "logIn ✓ an administrator", "the second step is skipped"], "visitor.identifying.asking"],
  [[...trying, "logIn ✓ an administrator", "leaves the login"], "visitor.browsing"],
  [[...visitor, "a passkey opens a session"], "visitor.identifying.asking"],
  [[...visitor, "a passkey opens a session", "readUser ✓ it is Ada’s"], "customer.settling"],
  [[...visitor, "a passkey opens a session", "readUser ✓ it is over"], "visitor.ended"],
  [[...visitor, "a passkey opens a session", "readUser ✗"], "visitor.identifying.unreachable"],
  [[...visitor, "a passkey opens a session", "readUser ✗", "tries again"], "visitor.identifying.asking"],
  [[...customer, "proves a second factor"], "customer.resting"],
  [[...trying, "logIn ✓ incorrect"], "visitor.refused.incorrect"],
  [[...trying, "logIn ✓ incorrect", "logs in"], "visitor.loggingIn.asking"],
  [[...trying, "logIn ✓ incorrect", "leaves the login"], "visitor.browsing"],
  [[...trying, "logIn ✓ not active"], "visitor.refused.inactive"],
  [[...trying, "logIn ✓ tried too often"], "visitor.refused.tooMany"],
  [[...trying, "logIn ✓ a refusal nobody foresaw"], "visitor.refused.unforeseen"],
  [unconfirmed, `${refused}.told`],
  [[...trying, "logIn ✗"], "visitor.loggingIn.unreachable"],
  [[...trying, "logIn ✗", "tries again"], "visitor.loggingIn.asking"],
  [resending, `${refused}.resending.asking`],
  [[...resending, "resendConfirmation ✓ sent"], `${refused}.confirmationSent`],
  [[...resending, "resendConfirmation ✓ too soon"], `${refused}.resendFailed`],
  [[...resending, "resendConfirmation ✓ too soon", "asks for the mail again"], `${refused}.resending.asking`],
  [[...resending, "resendConfirmation ✓ a refusal nobody foresaw"], `${refused}.resendUnforeseen`],
  [[...resending, "resendConfirmation ✗"], `${refused}.resending.unreachable`],
  [[...resending, "resendConfirmation ✗", "asks for the mail again"], `${refused}.resending.asking`],
  [customer, "customer.resting"],
  [[...customer, "logs out"], "loggingOut"],
  [[...customer, "logs out", "logOut ✓ done"], "visitor.browsing"],
  [[...customer, "confirms the address"], "visitor.browsing"],
  [[...customer, "Ada logs in elsewhere"], "customer.resting"],
  [[...customer, "Grace logs in elsewhere"], "customer.resting"],
  [[...customer, "logs out elsewhere"], "visitor.browsing"],
  [refreshing, "customer.refreshing"],
  [[...refreshing, "loadProfile ✓ still Ada"], "customer.resting"],
  [[...refreshing, "loadProfile ✗"], "customer.resting"],
  [[...refreshing, "Grace logs in elsewhere"], "customer.resting"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(sessionPaths, "the page was painted", steps)).toBe(state);
});

test.each([
  [[], "Ada logs in elsewhere"],
  [trying, "logs in"],
  [[...trying, "logIn ✓ an administrator"], "logs in"],
  [[...visitor, "a passkey opens a session"], "logs in"],
  [resending, "asks for the mail again"],
  [[...resending, "resendConfirmation ✓ sent"], "asks for the mail again"],
  [visitor, "logs out elsewhere"],
  [customer, "an older token is no good"],
] as const)("after %j the event is ignored: %s", (steps, step) => {
  expect(() => stateAfter(sessionPaths, "the page was painted", [...steps, step])).toThrow(
    `"${step}" can't happen`,
  );
});
