import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type { LoadPageInput, LoadPageOutput, NavigationEvent } from "./navigation.contract.ts";

type Context = { address: string };

const navigation = setup({
  types: { context: {} as Context, events: {} as NavigationEvent },
  actors: { loadPage: port<LoadPageOutput, LoadPageInput>("loadPage") },
  actions: {
    keepAddress: assign((_, { address }: Context) => ({ address })),
    show: effect<Context>(),
    /** Requests the page from the server, as a plain link does. */
    leaveFor: effect<Context>(),
  },
  guards: { answered: hasOutcome },
  /** Milliseconds: before the progress bar appears, and before an automatic retry. */
  delays: { moment: 150, pause: 5_000 },
});

const answers = createOutcomeTransitions<typeof navigation>();
const show = { type: "show" as const, params: ({ context }: { context: Context }) => context };

const loadPage = {
  id: "loadPage" as const,
  src: "loadPage" as const,
  input: ({ context }: { context: Context }) => context,
  onDone: answers<LoadPageOutput>({
    loaded: { target: "#navigation.idle", actions: show },
    newVersion: "#navigation.newVersion",
    broken: "#navigation.leaving",
  }),
  onError: "#navigation.loading.unreachable",
};

export const navigationMachine = navigation.createMachine({
  id: "navigation",
  initial: "idle",
  context: { address: "/" },
  on: {
    "page.requested": { target: ".loading", actions: { type: "keepAddress", params: ({ event }) => event } },
    "page.failed": {
      target: ".loading.unreachable",
      actions: { type: "keepAddress", params: ({ event }) => event },
    },
    "page.arrived": ".idle",
  },
  states: {
    idle: {},
    loading: {
      initial: "asking",
      states: {
        asking: {
          invoke: loadPage,
          initial: "unnoticed",
          states: { unnoticed: { after: { moment: "shown" } }, shown: {} },
        },
        unreachable: {
          initial: "waiting",
          states: {
            waiting: {
              after: { pause: "trying" },
              on: { "retry.requested": "trying", "network.returned": "trying" },
            },
            trying: { invoke: loadPage },
          },
          on: { "notice.dismissed": "#navigation.idle" },
        },
      },
    },
    newVersion: { on: { "reload.requested": "leaving", "notice.dismissed": "idle" } },
    leaving: { entry: { type: "leaveFor", params: ({ context }) => context } },
  },
});
