// Written by `npm run generate` from machines/account/open-sessions/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const openSessionsMachine = setup({
  types: {
    context: {} as { sessionId: string },
    events: {} as { type: "session.dismissed" } | { type: "others.dismissed" } | { type: "retry.requested" },
  },
  actions: { keepSession: () => {} },
  actors: { endSession: fromPromise(async () => {}), endOthers: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "openSessions",
  context: { sessionId: "" },
  initial: "looking",
  states: {
    looking: {
      initial: "reading",
      states: { reading: {}, ended: {}, othersEnded: {}, gone: {}, unforeseen: {} },
      on: {
        "session.dismissed": { target: "endingOne", actions: "keepSession" },
        "others.dismissed": "endingOthers",
      },
    },
    endingOne: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "endSession",
            src: "endSession",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "ended" } },
                target: "#openSessions.looking.ended",
                description: "answered(ended)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#openSessions.looking.gone",
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#openSessions.looking.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "session.dismissed": { target: "asking", actions: "keepSession" },
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
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "ended" } },
                target: "#openSessions.looking.othersEnded",
                description: "answered(ended)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#openSessions.looking.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "others.dismissed": "asking",
            "session.dismissed": { target: "#openSessions.endingOne", actions: "keepSession" },
          },
        },
      },
    },
  },
});
