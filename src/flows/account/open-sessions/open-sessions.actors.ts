import type {
  EndOthersOutput,
  EndSessionInput,
  EndSessionOutput,
} from "#machines/account/open-sessions/open-sessions.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export type OpenSessionsActorDependencies = {
  api: Api;
  refreshSessions: () => Promise<void>;
};

export const openSessionsActors = ({ api, refreshSessions }: OpenSessionsActorDependencies) => ({
  endSession: createForgivingPort<EndSessionOutput, EndSessionInput>()(async ({ input, signal }) => {
    const path = { id: input.sessionId };
    const result = await api.DELETE("/users/customers/me/sessions/{id}", { params: { path }, signal });
    const refusal = refusalOf(result, 404);
    await refreshSessions();
    return { outcome: refusal ? outcomeOf(refusal.code) : "ended" };
  }),
  endOthers: createForgivingPort<EndOthersOutput, void>()(async ({ signal }) => {
    dataOf(await api.DELETE("/users/customers/me/sessions", { signal }));
    await refreshSessions();
    return { outcome: "ended" };
  }),
});
