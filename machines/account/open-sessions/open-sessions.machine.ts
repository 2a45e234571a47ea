import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { port } from "#machines/port.ts";
import type {
  EndOthersOutput,
  EndSessionInput,
  EndSessionOutput,
  OpenSessionsEvent,
} from "./open-sessions.contract.ts";

type Context = { sessionId: string };

const openSessions = setup({
  types: { context: {} as Context, events: {} as OpenSessionsEvent },
  actors: {
    endSession: port<EndSessionOutput, EndSessionInput>("endSession"),
    endOthers: port<EndOthersOutput, void>("endOthers"),
  },
  actions: {
    keepSession: assign((_, { sessionId }: { sessionId: string }) => ({ sessionId })),
  },
  guards: { answered: hasOutcome },
});

const answers = createOutcomeTransitions<typeof openSessions>();

const looking = openSessions.createStateConfig({
  initial: "reading",
  states: { reading: {}, ended: {}, othersEnded: {}, gone: {}, unforeseen: {} },
  on: {
    "session.dismissed": {
      target: "endingOne",
      actions: { type: "keepSession", params: ({ event }) => event },
    },
    "others.dismissed": "endingOthers",
  },
});

export const openSessionsMachine = openSessions.createMachine({
  id: "openSessions",
  initial: "looking",
  context: { sessionId: "" },
  states: {
    looking,
    endingOne: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "endSession",
            src: "endSession",
            input: ({ context }) => ({ sessionId: context.sessionId }),
            onDone: answers<EndSessionOutput>({
              ended: "#openSessions.looking.ended",
              notFound: "#openSessions.looking.gone",
              unforeseen: "#openSessions.looking.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "session.dismissed": {
              target: "asking",
              actions: { type: "keepSession", params: ({ event }) => event },
            },
            "others.dismissed": "#openSessions.endingOthers",
          },
        },
      },
    },
    endingOthers: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "endOthers",
            src: "endOthers",
            onDone: answers<EndOthersOutput>({
              ended: "#openSessions.looking.othersEnded",
              unforeseen: "#openSessions.looking.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "others.dismissed": "asking",
            "session.dismissed": {
              target: "#openSessions.endingOne",
              actions: { type: "keepSession", params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
