import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { port } from "#machines/port.ts";
import type {
  ContactEvent,
  ContactFacts,
  FieldErrors,
  ProveOutput,
  SendMessageInput,
  SendMessageOutput,
  TypedMessage,
} from "./contact.contract.ts";

/** `typed`: submitted last. `captcha` is stored only while it can be used. `seconds`: time to wait. */
type Context = ContactFacts & {
  typed: TypedMessage;
  fieldErrors: FieldErrors;
  captcha: string | null;
  seconds: number;
};

const contact = setup({
  types: { input: {} as ContactFacts, context: {} as Context, events: {} as ContactEvent },
  actors: {
    prove: port<ProveOutput>("prove"),
    sendMessage: port<SendMessageOutput, SendMessageInput>("sendMessage"),
  },
  actions: {
    keepTyped: assign((_, { email, name, topic, orderId, message }: TypedMessage) => ({
      typed: { email, name, topic, orderId, message },
      fieldErrors: {},
    })),
    keepProof: assign((_, { captcha }: ProveOutput) => ({ captcha })),
    forgetProof: assign({ captcha: null }),
    keepFieldErrors: assign((_, { fieldErrors }: { fieldErrors: FieldErrors }) => ({ fieldErrors })),
    keepSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    /** The next message has the same sender, but another topic. */
    forgetMessage: assign(({ context: { typed } }) => ({ typed: blank(typed) })),
  },
  guards: { answered: hasOutcome },
});

const answers = createOutcomeTransitions<typeof contact>();

/** Links to the form with a text come from product pages. */
const begun = (facts: ContactFacts): TypedMessage =>
  facts.about === "" ? blank(facts) : { ...blank(facts), topic: "product", message: facts.about };

export const contactMachine = contact.createMachine({
  id: "contact",
  initial: "typing",
  context: ({ input }) => ({
    ...input,
    typed: begun(input),
    fieldErrors: {},
    captcha: null,
    seconds: 0,
  }),
  states: {
    typing: {
      initial: "editing",
      states: { editing: {}, refused: {}, unproven: {}, tooMany: {}, unforeseen: {} },
      on: {
        "message.submitted": {
          target: "sending",
          actions: { type: "keepTyped", params: ({ event }) => event },
        },
      },
    },
    sending: {
      exit: "forgetProof",
      initial: "proving",
      states: {
        proving: {
          invoke: {
            id: "prove",
            src: "prove",
            onDone: { target: "asking", actions: { type: "keepProof", params: ({ event }) => event.output } },
            onError: "unreachable",
          },
        },
        asking: {
          invoke: {
            id: "sendMessage",
            src: "sendMessage",
            input: ({ context }) => messageOf(context),
            onDone: answers<SendMessageOutput>({
              sent: "#contact.sent",
              invalid: {
                target: "#contact.typing.refused",
                actions: { type: "keepFieldErrors", params: ({ event }) => event.output },
              },
              captchaInvalid: "#contact.typing.unproven",
              tooManyRequests: {
                target: "#contact.typing.tooMany",
                actions: { type: "keepSeconds", params: ({ event }) => event.output },
              },
              unforeseen: "#contact.typing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "proving",
            "message.submitted": {
              target: "proving",
              actions: { type: "keepTyped", params: ({ event }) => event },
            },
          },
        },
      },
    },
    sent: { on: { "another.requested": { target: "typing", actions: "forgetMessage" } } },
  },
});

function blank({ email, name }: { email: string; name: string }): TypedMessage {
  return { email, name, topic: "order", orderId: null, message: "" };
}

function messageOf({ typed, captcha }: Context): SendMessageInput {
  if (captcha !== null) return { typed, captcha };
  throw new Error("sending a message without a proof");
}
