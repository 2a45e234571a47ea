import { expect, test } from "vitest";
import { resolvePort, lastPortInput, rejectPort } from "#machines/paths/replay.ts";
import { ada } from "./session.paths.ts";
import { sessionView } from "./session.view.ts";
import { credentials, customerSession, startedSession } from "./started-session.test-support.ts";

test("a second factor continues with the password log-in's token or a new one", () => {
  const { session, done } = startedSession();
  resolvePort(session, "readStoredUser", null);
  session.send({ type: "login.submitted", ...credentials });
  resolvePort(session, "logIn", { outcome: "secondFactorAsked", token: "token-3" });
  expect(sessionView(session.getSnapshot())).toEqual({ screen: "secondFactor", token: "token-3" });
  expect(session.getSnapshot().context.password).toBeNull();
  session.send({ type: "login.proved", token: null });
  expect(lastPortInput(session, "readUser")).toEqual({ token: "token-3" });
  rejectPort(session, "readUser");
  expect(sessionView(session.getSnapshot())).toMatchObject({ screen: "loginForm", problem: "unreachable" });
  session.send({ type: "login.proved", token: "token-4" });
  expect(lastPortInput(session, "readUser")).toEqual({ token: "token-4" });
  resolvePort(session, "readUser", { outcome: "read", user: { ...ada, token: "token-4" } });
  expect(done).toEqual(["store Ada Jansen token-4"]);
  expect(session.getSnapshot().context.token).toBeNull();
});

test.each(["leaves it", "comes back to a session that is over"])("a customer who %s starts over", (step) => {
  const { session, done } = startedSession();
  resolvePort(session, "readStoredUser", null);
  session.send({ type: "login.submitted", ...credentials });
  resolvePort(session, "logIn", { outcome: "secondFactorAsked", token: "token-3" });
  if (step === "leaves it") session.send({ type: "login.left" });
  else {
    session.send({ type: "login.proved", token: null });
    resolvePort(session, "readUser", { outcome: "ended" });
  }
  expect(session.getSnapshot().context.token).toBeNull();
  session.send({ type: "login.proved", token: null });
  expect(sessionView(session.getSnapshot()).screen).toBe("loginForm");
  expect(done).toEqual([]);
});

test("a proof renews the token, in other tabs too", () => {
  const { session, done } = customerSession();
  session.send({ type: "session.renewed", token: "token-5" });
  expect(done).toEqual(["store Ada Jansen token-5"]);
  session.send({ type: "session.rejected", token: "token-1" });
  expect(sessionView(session.getSnapshot())).toEqual({
    screen: "account",
    user: { ...ada, token: "token-5" },
  });
});

test("a retry after a failure sends the same values; leaving clears them", () => {
  const { session } = startedSession();
  resolvePort(session, "readStoredUser", null);
  session.send({ type: "login.submitted", ...credentials });
  rejectPort(session, "logIn");
  session.send({ type: "retry.requested" });
  expect(lastPortInput(session, "logIn")).toEqual(credentials);
  rejectPort(session, "logIn");
  session.send({ type: "login.left" });
  expect(session.getSnapshot().context.password).toBe(null);
});
