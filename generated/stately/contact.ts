// Written by `npm run generate` from machines/shopping/contact/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const contactMachine = setup({
  types: {
    context: {} as {
      email: unknown;
      name: unknown;
      orders: unknown;
      about: string;
      typed: unknown;
      fieldErrors: unknown;
      captcha: unknown;
      seconds: number;
    },
    events: {} as { type: "message.submitted" } | { type: "retry.requested" } | { type: "another.requested" },
  },
  actions: {
    keepTyped: () => {},
    forgetProof: () => {},
    keepProof: () => {},
    keepFieldErrors: () => {},
    keepSeconds: () => {},
    forgetMessage: () => {},
  },
  actors: { prove: fromPromise(async () => {}), sendMessage: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "contact",
  context: {
    email: null,
    name: null,
    orders: null,
    about: "",
    typed: null,
    fieldErrors: null,
    captcha: null,
    seconds: 0,
  },
  initial: "typing",
  states: {
    typing: {
      initial: "editing",
      states: { editing: {}, refused: {}, unproven: {}, tooMany: {}, unforeseen: {} },
      on: { "message.submitted": { target: "sending", actions: "keepTyped" } },
    },
    sending: {
      exit: "forgetProof",
      initial: "proving",
      states: {
        proving: {
          invoke: {
            id: "prove",
            src: "prove",
            onDone: { target: "asking", actions: "keepProof" },
            onError: "unreachable",
          },
        },
        asking: {
          invoke: {
            id: "sendMessage",
            src: "sendMessage",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "sent" } },
                target: "#contact.sent",
                description: "answered(sent)",
              },
              {
                guard: { type: "answered", params: { outcome: "invalid" } },
                target: "#contact.typing.refused",
                actions: "keepFieldErrors",
                description: "answered(invalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "captchaInvalid" } },
                target: "#contact.typing.unproven",
                description: "answered(captchaInvalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                target: "#contact.typing.tooMany",
                actions: "keepSeconds",
                description: "answered(tooManyRequests)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#contact.typing.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "proving",
            "message.submitted": { target: "proving", actions: "keepTyped" },
          },
        },
      },
    },
    sent: { on: { "another.requested": { target: "typing", actions: "forgetMessage" } } },
  },
});
