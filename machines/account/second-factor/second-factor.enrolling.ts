import type { AddPasskeyOutput, ConfirmAppOutput, StartAppOutput } from "./second-factor.contract.ts";
import { answers, confirmationOf, secondFactor } from "./second-factor.setup.ts";

const choice = {
  "passkey.chosen": {
    guard: { type: "isOffered", params: { way: "passkey" } },
    target: "#secondFactor.enrolling.addingPasskey",
  },
  "app.chosen": {
    guard: { type: "isOffered", params: { way: "app" } },
    target: "#secondFactor.enrolling.startingApp",
  },
  "enrolment.skipped": { guard: "maySkip", target: "#secondFactor.done" },
} satisfies Parameters<typeof secondFactor.createStateConfig>[0]["on"];

const code = {
  "code.submitted": {
    target: "#secondFactor.enrolling.confirmingApp",
    actions: { type: "keepCode", params: ({ event }) => event },
  },
} satisfies Parameters<typeof secondFactor.createStateConfig>[0]["on"];

const addingPasskey = secondFactor.createStateConfig({
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "addPasskey",
        src: "addPasskey",
        onDone: answers<AddPasskeyOutput>({
          enrolled: {
            target: "#secondFactor.enrolled",
            actions: [
              { type: "keepToken", params: ({ event }) => event.output },
              { type: "keepRecoveryCodes", params: ({ event }) => event.output },
            ],
          },
          cancelled: "#secondFactor.enrolling.choosing.cancelled",
          unsupported: "#secondFactor.enrolling.choosing.unsupported",
          passkeyNotAccepted: "#secondFactor.enrolling.choosing.notAccepted",
          tooManyPasskeys: "#secondFactor.enrolling.choosing.tooManyPasskeys",
          ended: "#secondFactor.ended",
          unforeseen: "#secondFactor.enrolling.choosing.unforeseen",
        }),
        onError: "unreachable",
      },
    },
    unreachable: { on: { ...choice, "retry.requested": "asking" } },
  },
});

const startingApp = secondFactor.createStateConfig({
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "startApp",
        src: "startApp",
        onDone: answers<StartAppOutput>({
          started: {
            target: "#secondFactor.enrolling.typingCode",
            actions: { type: "keepApp", params: ({ event }) => event.output },
          },
          ended: "#secondFactor.ended",
          unforeseen: "#secondFactor.enrolling.choosing.unforeseen",
        }),
        onError: "unreachable",
      },
    },
    unreachable: { on: { ...choice, "retry.requested": "asking" } },
  },
});

const confirmingApp = secondFactor.createStateConfig({
  exit: "forgetCode",
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "confirmApp",
        src: "confirmApp",
        input: ({ context }) => confirmationOf(context),
        onDone: answers<ConfirmAppOutput>({
          enrolled: {
            target: "#secondFactor.enrolled",
            actions: [
              { type: "keepToken", params: ({ event }) => event.output },
              { type: "keepRecoveryCodes", params: ({ event }) => event.output },
            ],
          },
          incorrectCode: "#secondFactor.enrolling.typingCode.incorrect",
          setupExpired: "#secondFactor.enrolling.choosing.expired",
          tooManyRequests: {
            target: "#secondFactor.enrolling.typingCode.tooMany",
            actions: { type: "keepSeconds", params: ({ event }) => event.output },
          },
          ended: "#secondFactor.ended",
          unforeseen: "#secondFactor.enrolling.typingCode.unforeseen",
        }),
        onError: "unreachable",
      },
    },
    unreachable: { on: { ...code, "retry.requested": "asking" } },
  },
});

export const enrolling = secondFactor.createStateConfig({
  initial: "choosing",
  states: {
    choosing: {
      initial: "looking",
      states: {
        looking: {},
        cancelled: {},
        unsupported: {},
        notAccepted: {},
        tooManyPasskeys: {},
        expired: {},
        unforeseen: {},
      },
      on: choice,
    },
    addingPasskey,
    startingApp,
    typingCode: {
      initial: "editing",
      states: { editing: {}, incorrect: {}, tooMany: {}, unforeseen: {} },
      on: code,
    },
    confirmingApp,
  },
});
