// Written by `npm run generate` from machines/account/password-recovery/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const passwordRecoveryMachine = setup({
  types: {
    context: {} as { isSent: unknown; email: string; captcha: unknown; seconds: number },
    events: {} as { type: "recovery.submitted" } | { type: "retry.requested" },
  },
  actions: {
    keepEmail: () => {},
    forgetProof: () => {},
    keepProof: () => {},
    goToSent: () => {},
    keepSeconds: () => {},
  },
  actors: { prove: fromPromise(async () => {}), recoverPassword: fromPromise(async () => {}) },
  guards: { isSent: () => false, answered: () => false },
}).createMachine({
  id: "passwordRecovery",
  context: { isSent: null, email: "", captcha: null, seconds: 0 },
  initial: "arriving",
  states: {
    arriving: { always: [{ guard: "isSent", target: "sent" }, { target: "typing" }] },
    typing: {
      initial: "editing",
      states: { editing: {}, askedRecently: {}, tooMany: {}, incorrect: {}, unproven: {}, unforeseen: {} },
      on: { "recovery.submitted": { target: "asking", actions: "keepEmail" } },
    },
    asking: {
      exit: "forgetProof",
      initial: "proving",
      states: {
        proving: {
          invoke: {
            id: "prove",
            src: "prove",
            onDone: { target: "recovering", actions: "keepProof" },
            onError: "unreachable",
          },
        },
        recovering: {
          invoke: {
            id: "recoverPassword",
            src: "recoverPassword",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "asked" } },
                target: "#passwordRecovery.sent",
                actions: "goToSent",
                description: "answered(asked)",
              },
              {
                guard: { type: "answered", params: { outcome: "askedRecently" } },
                target: "#passwordRecovery.typing.askedRecently",
                actions: "keepSeconds",
                description: "answered(askedRecently)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                target: "#passwordRecovery.typing.tooMany",
                actions: "keepSeconds",
                description: "answered(tooManyRequests)",
              },
              {
                guard: { type: "answered", params: { outcome: "invalid" } },
                target: "#passwordRecovery.typing.incorrect",
                description: "answered(invalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "captchaInvalid" } },
                target: "#passwordRecovery.typing.unproven",
                description: "answered(captchaInvalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#passwordRecovery.typing.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "proving",
            "recovery.submitted": { target: "proving", actions: "keepEmail" },
          },
        },
      },
    },
    sent: {},
  },
});
