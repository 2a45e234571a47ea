import { createActor, toPromise, type AnyActorLogic, type InputFrom, type OutputFrom } from "xstate";
import { apiClient, type Api } from "#src/api/client.ts";

/** The API client of a browser that has this session, or none. */
export const browserApi = (origin: string, token: string | null = null, language = "en"): Api =>
  apiClient({
    fetch,
    origin,
    language,
    token: () => token,
    onRejected: () => {},
    onRefused: () => {},
  });

/** The output of a port for this input. */
export const callPort = <Logic extends AnyActorLogic>(
  logic: Logic,
  input: InputFrom<Logic>,
): Promise<OutputFrom<Logic>> => toPromise(createActor(logic as AnyActorLogic, { input }).start());
