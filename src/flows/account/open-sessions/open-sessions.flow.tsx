import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { openSessionsMachine } from "#machines/account/open-sessions/open-sessions.machine.ts";
import { openSessionsView } from "#machines/account/open-sessions/open-sessions.view.ts";
import type { Wire } from "#src/api/client.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { openSessionsActors } from "./open-sessions.actors.ts";
import { OpenSessionsScreen } from "./open-sessions.screen.tsx";

type Sessions = readonly Wire["Session"][];

export function OpenSessions({ sessions }: { sessions: Sessions }) {
  const { api, flowLog } = useShop();
  const queries = useQueryClient();
  const refreshSessions = () => queries.invalidateQueries({ queryKey: ["me"] });
  const machine = openSessionsMachine.provide({ actors: openSessionsActors({ api, refreshSessions }) });
  const actor = useActorRef(machine, { inspect: flowLog.inspect });
  return <OpenSessionsContent actor={actor} sessions={sessions} />;
}

export function OpenSessionsContent(props: {
  actor: ActorRefFrom<typeof openSessionsMachine>;
  sessions: Sessions;
}) {
  const { actor, sessions } = props;
  const { session } = useShop();
  const role = useSelector(session, ({ context }) => context.user?.role);
  return (
    <OpenSessionsScreen
      view={useSelector(actor, openSessionsView, sameView)}
      send={actor.send}
      sessions={sessions}
      isAdministrator={role === "administrator"}
    />
  );
}
