import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type {
  PasswordRecoveryEvent,
  PasswordRecoveryFacts,
  ProveOutput,
  RecoverPasswordInput,
  RecoverPasswordOutput,
} from "./password-recovery.contract.ts";

/** `seconds`: time to wait. `captcha` is stored only while it can be used. */
type Context = PasswordRecoveryFacts & { email: string; captcha: string | null; seconds: number };

const recovery = setup({
  types: {
    input: {} as PasswordRecoveryFacts,
    context: {} as Context,
    events: {} as PasswordRecoveryEvent,
  },
  actors: {
    prove: port<ProveOutput>("prove"),
    recoverPassword: port<RecoverPasswordOutput, RecoverPasswordInput>("recoverPassword"),
  },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({ email })),
    keepProof: assign((_, { captcha }: ProveOutput) => ({ captcha })),
    forgetProof: assign({ captcha: null }),
    keepSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    /** A URL of its own, so that a reload does not request another email. */
    goToSent: effect(),
  },
  guards: {
    answered: hasOutcome,
    isSent: ({ context }) => context.isSent,
  },
});

const answers = createOutcomeTransitions<typeof recovery>();

export const passwordRecoveryMachine = recovery.createMachine({
  id: "passwordRecovery",
  initial: "arriving",
  context: ({ input }) => ({ ...input, email: "", captcha: null, seconds: 0 }),
  states: {
    arriving: { always: [{ guard: "isSent", target: "sent" }, { target: "typing" }] },
    typing: {
      initial: "editing",
      states: { editing: {}, askedRecently: {}, tooMany: {}, incorrect: {}, unproven: {}, unforeseen: {} },
      on: {
        "recovery.submitted": {
          target: "asking",
          actions: { type: "keepEmail", params: ({ event }) => event },
        },
      },
    },
    asking: {
      exit: "forgetProof",
      initial: "proving",
      states: {
        proving: {
          invoke: {
            id: "prove",
            src: "prove",
            onDone: {
              target: "recovering",
              actions: { type: "keepProof", params: ({ event }) => event.output },
            },
            onError: "unreachable",
          },
        },
        recovering: {
          invoke: {
            id: "recoverPassword",
            src: "recoverPassword",
            input: ({ context }) => requestOf(context),
            onDone: answers<RecoverPasswordOutput>({
              asked: { target: "#passwordRecovery.sent", actions: "goToSent" },
              askedRecently: {
                target: "#passwordRecovery.typing.askedRecently",
                actions: { type: "keepSeconds", params: ({ event }) => event.output },
              },
              tooManyRequests: {
                target: "#passwordRecovery.typing.tooMany",
                actions: { type: "keepSeconds", params: ({ event }) => event.output },
              },
              invalid: "#passwordRecovery.typing.incorrect",
              captchaInvalid: "#passwordRecovery.typing.unproven",
              unforeseen: "#passwordRecovery.typing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "proving",
            "recovery.submitted": {
              target: "proving",
              actions: { type: "keepEmail", params: ({ event }) => event },
            },
          },
        },
      },
    },
    sent: {},
  },
});

function requestOf({ email, captcha }: Context): RecoverPasswordInput {
  if (captcha !== null) return { email, captcha };
  throw new Error("asking for a link without a proof");
}
