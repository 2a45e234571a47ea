import type { ProveByPasskeyOutput, ProveOutput } from "./second-factor.contract.ts";
import { answers, proofOf, secondFactor } from "./second-factor.setup.ts";

const proof = {
  "proof.submitted": {
    guard: { type: "canType", params: ({ event }) => event },
    target: "#secondFactor.proving.checking",
    actions: { type: "keepProof", params: ({ event }) => event },
  },
  "method.chosen": {
    guard: { type: "canType", params: ({ event }) => event },
    target: "#secondFactor.proving.typing.editing",
    actions: { type: "keepMethod", params: ({ event }) => event },
  },
  "passkey.chosen": { guard: "hasPasskey", target: "#secondFactor.proving.usingPasskey" },
} satisfies Parameters<typeof secondFactor.createStateConfig>[0]["on"];

const checking = secondFactor.createStateConfig({
  exit: "forgetProof",
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "prove",
        src: "prove",
        input: ({ context }) => proofOf(context),
        onDone: answers<ProveOutput>({
          proved: {
            target: "#secondFactor.done",
            actions: { type: "keepToken", params: ({ event }) => event.output },
          },
          incorrectCode: "#secondFactor.proving.typing.incorrect",
          incorrectPassword: "#secondFactor.proving.typing.incorrect",
          methodNotEnough: "#secondFactor.reading",
          tooManyRequests: {
            target: "#secondFactor.proving.typing.tooMany",
            actions: { type: "keepSeconds", params: ({ event }) => event.output },
          },
          ended: "#secondFactor.ended",
          unforeseen: "#secondFactor.proving.typing.unforeseen",
        }),
        onError: "unreachable",
      },
    },
    unreachable: { on: { ...proof, "retry.requested": "asking" } },
  },
});

const usingPasskey = secondFactor.createStateConfig({
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "proveByPasskey",
        src: "proveByPasskey",
        onDone: answers<ProveByPasskeyOutput>({
          proved: {
            target: "#secondFactor.done",
            actions: { type: "keepToken", params: ({ event }) => event.output },
          },
          cancelled: "#secondFactor.proving.typing.cancelled",
          unsupported: "#secondFactor.proving.typing.unsupported",
          passkeyNotAccepted: "#secondFactor.proving.typing.notAccepted",
          methodNotEnough: "#secondFactor.reading",
          tooManyRequests: {
            target: "#secondFactor.proving.typing.tooMany",
            actions: { type: "keepSeconds", params: ({ event }) => event.output },
          },
          ended: "#secondFactor.ended",
          unforeseen: "#secondFactor.proving.typing.unforeseen",
        }),
        onError: "unreachable",
      },
    },
    unreachable: { on: { ...proof, "retry.requested": "asking" } },
  },
});

export const proving = secondFactor.createStateConfig({
  initial: "typing",
  states: {
    typing: {
      initial: "editing",
      states: {
        editing: {},
        incorrect: {},
        cancelled: {},
        unsupported: {},
        notAccepted: {},
        tooMany: {},
        unforeseen: {},
      },
      on: proof,
    },
    checking,
    usingPasskey,
  },
});
