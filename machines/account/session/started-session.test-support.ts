import { resolvePort, createPathActor } from "#machines/paths/replay.ts";
import { sessionMachine } from "./session.machine.ts";
import { ada, sessionPaths } from "./session.paths.ts";

export const credentials = { username: "ada@example.com", password: "a long passphrase" };

export function startedSession() {
  const done: string[] = [];
  const machine = sessionMachine.provide({
    actions: {
      storeUser: (_, { user }) => done.push(`store ${user.displayName} ${user.token}`),
      clearStoredUser: () => done.push("clear"),
      deleteStoredData: (_, { userId }) => done.push(`delete stored data of ${userId}`),
      goToRoot: () => done.push("go to root"),
    },
  });
  const session = createPathActor({ ...sessionPaths, machine }).start();
  session.send({ type: "page.hydrated" });
  return { session, done };
}

export function customerSession() {
  const started = startedSession();
  resolvePort(started.session, "readStoredUser", ada);
  resolvePort(started.session, "settle", ada);
  started.done.length = 0;
  return started;
}
