import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { port } from "#machines/port.ts";
import type {
  ChangePasswordInput,
  ChangePasswordOutput,
  PasswordChangeEvent,
} from "./password-change.contract.ts";

/** `passwords` are stored only during the request and while it can be retried. */
type Context = { passwords: ChangePasswordInput | null; seconds: number };
type Typed = { current: string; password: string; repeated: string };

const change = setup({
  types: { context: {} as Context, events: {} as PasswordChangeEvent },
  actors: { changePassword: port<ChangePasswordOutput, ChangePasswordInput>("changePassword") },
  actions: {
    keepPasswords: assign((_, { current, password }: Typed) => ({ passwords: { current, password } })),
    forgetPasswords: assign({ passwords: null }),
    keepSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
  },
  guards: {
    answered: hasOutcome,
    isRepeated: (_, { password, repeated }: Typed) => password === repeated,
  },
});

const answers = createOutcomeTransitions<typeof change>();

const typing = change.createStateConfig({
  initial: "editing",
  states: {
    editing: {},
    changed: {},
    different: {},
    incorrect: {},
    weakPassword: {},
    commonPassword: {},
    personalPassword: {},
    tooMany: {},
    unforeseen: {},
  },
  on: {
    "change.submitted": [
      {
        guard: { type: "isRepeated", params: ({ event }) => event },
        target: "changing",
        actions: { type: "keepPasswords", params: ({ event }) => event },
      },
      { target: ".different" },
    ],
  },
});

export const passwordChangeMachine = change.createMachine({
  id: "passwordChange",
  initial: "typing",
  context: { passwords: null, seconds: 0 },
  states: {
    typing,
    changing: {
      exit: "forgetPasswords",
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "changePassword",
            src: "changePassword",
            input: ({ context }) => passwordsOf(context),
            onDone: answers<ChangePasswordOutput>({
              changed: "#passwordChange.typing.changed",
              incorrectPassword: "#passwordChange.typing.incorrect",
              passwordWeak: "#passwordChange.typing.weakPassword",
              passwordCommon: "#passwordChange.typing.commonPassword",
              passwordPersonal: "#passwordChange.typing.personalPassword",
              tooManyRequests: {
                target: "#passwordChange.typing.tooMany",
                actions: { type: "keepSeconds", params: ({ event }) => event.output },
              },
              unforeseen: "#passwordChange.typing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "change.submitted": [
              {
                guard: { type: "isRepeated", params: ({ event }) => event },
                target: "asking",
                actions: { type: "keepPasswords", params: ({ event }) => event },
              },
              { target: "#passwordChange.typing.different" },
            ],
          },
        },
      },
    },
  },
});

function passwordsOf({ passwords }: Context): ChangePasswordInput {
  if (passwords) return passwords;
  throw new Error("changing a password without one");
}
