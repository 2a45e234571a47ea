import type { ReadNeedOutput, ReplaceCodesOutput } from "./second-factor.contract.ts";
import { enrolling } from "./second-factor.enrolling.ts";
import { proving } from "./second-factor.proving.ts";
import { answers, secondFactor } from "./second-factor.setup.ts";

export const secondFactorMachine = secondFactor.createMachine({
  id: "secondFactor",
  initial: "arriving",
  context: ({ input }) => ({
    ...input,
    methods: [],
    method: null,
    value: null,
    maySkip: false,
    app: null,
    code: null,
    recoveryCodes: null,
    token: null,
    seconds: 0,
  }),
  on: { "secondFactor.left": ".left" },
  states: {
    arriving: {
      always: [
        { guard: { type: "isTask", params: { task: "passkey" } }, target: "enrolling.addingPasskey" },
        { guard: { type: "isTask", params: { task: "app" } }, target: "enrolling.startingApp" },
        { guard: { type: "isTask", params: { task: "recoveryCodes" } }, target: "replacingCodes" },
        "reading",
      ],
    },
    reading: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "readNeed",
            src: "readNeed",
            input: ({ context: { task } }) => ({ task }),
            onDone: answers<ReadNeedOutput>({
              prove: {
                target: "#secondFactor.proving",
                actions: { type: "keepMethods", params: ({ event }) => event.output },
              },
              enrol: {
                target: "#secondFactor.enrolling",
                actions: { type: "keepMaySkip", params: ({ event }) => event.output },
              },
              ended: "#secondFactor.ended",
              unforeseen: "unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
        unforeseen: {},
      },
    },
    proving,
    enrolling,
    replacingCodes: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "replaceCodes",
            src: "replaceCodes",
            onDone: answers<ReplaceCodesOutput>({
              replaced: {
                target: "#secondFactor.showingCodes",
                actions: { type: "keepRecoveryCodes", params: ({ event }) => event.output },
              },
              noSecondFactor: "#secondFactor.left",
              ended: "#secondFactor.ended",
              unforeseen: "unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
        unforeseen: {},
      },
    },
    enrolled: {
      always: [
        {
          guard: { type: "hasNewCodes", params: ({ context }) => context },
          target: "showingCodes",
        },
        "done",
      ],
    },
    /** The codes are shown only once, so Escape and a click beside the dialog do not close it. */
    showingCodes: { on: { "codes.saved": "done", "secondFactor.left": {} } },
    done: { type: "final", entry: { type: "finish", params: ({ context }) => context } },
    left: { type: "final", entry: "leave" },
    ended: { type: "final", entry: "end" },
  },
});
