import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type {
  AddPasskeyOutput,
  AppSecret,
  ConfirmAppInput,
  ConfirmAppOutput,
  ProofMethod,
  ProveByPasskeyOutput,
  ProveInput,
  ProveOutput,
  ReadNeedInput,
  ReadNeedOutput,
  ReplaceCodesOutput,
  SecondFactorEvent,
  SecondFactorFacts,
  SecondFactorTask,
  StartAppOutput,
  TypedMethod,
} from "./second-factor.contract.ts";

/** `value` and `code`: as typed, stored only during the request and while it can be retried. `token`: after the proof. */
type Context = SecondFactorFacts & {
  methods: readonly ProofMethod[];
  method: TypedMethod | null;
  value: string | null;
  maySkip: boolean;
  app: AppSecret | null;
  code: string | null;
  recoveryCodes: readonly string[] | null;
  token: string | null;
  seconds: number;
};

export const secondFactor = setup({
  types: {
    input: {} as SecondFactorFacts,
    context: {} as Context,
    events: {} as SecondFactorEvent,
  },
  actors: {
    readNeed: port<ReadNeedOutput, ReadNeedInput>("readNeed"),
    prove: port<ProveOutput, ProveInput>("prove"),
    proveByPasskey: port<ProveByPasskeyOutput>("proveByPasskey"),
    addPasskey: port<AddPasskeyOutput>("addPasskey"),
    startApp: port<StartAppOutput>("startApp"),
    confirmApp: port<ConfirmAppOutput, ConfirmAppInput>("confirmApp"),
    replaceCodes: port<ReplaceCodesOutput>("replaceCodes"),
  },
  actions: {
    keepMethods: assign((_, { methods }: { methods: readonly ProofMethod[] }) => ({
      methods,
      method: methods.find((method) => method !== "passkey") ?? null,
    })),
    keepMethod: assign((_, { method }: { method: TypedMethod }) => ({ method })),
    keepProof: assign((_, { method, value }: ProveInput) => ({ method, value })),
    forgetProof: assign({ value: null }),
    keepMaySkip: assign((_, { maySkip }: { maySkip: boolean }) => ({ maySkip })),
    keepApp: assign((_, { app }: { app: AppSecret }) => ({ app })),
    keepCode: assign((_, { code }: { code: string }) => ({ code })),
    forgetCode: assign({ code: null }),
    keepSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    keepToken: assign((_, { token }: { token: string }) => ({ token })),
    keepRecoveryCodes: assign((_, { recoveryCodes }: { recoveryCodes: readonly string[] | null }) => ({
      recoveryCodes,
    })),
    /** Continues what needed the proof; `token` null: the session's token has not changed. */
    finish: effect<{ token: string | null }>(),
    leave: effect(),
    end: effect(),
  },
  guards: {
    answered: hasOutcome,
    isTask: ({ context }, { task }: { task: SecondFactorTask }) => context.task === task,
    isOffered: ({ context }, { way }: { way: "passkey" | "app" }) => availableMethods(context).includes(way),
    maySkip: ({ context }) => context.maySkip,
    canType: ({ context }, { method }: { method: TypedMethod }) => context.methods.includes(method),
    hasPasskey: ({ context }) => context.methods.includes("passkey"),
    hasNewCodes: (_, { recoveryCodes }: { recoveryCodes: readonly string[] | null }) =>
      recoveryCodes !== null,
  },
});

export const answers = createOutcomeTransitions<typeof secondFactor>();

/** Second factors that can be set up; a task for one of them does not offer the other. */
export function availableMethods({ task }: Pick<Context, "task">): readonly ("passkey" | "app")[] {
  switch (task) {
    case "passkey":
    case "app":
      return [task];
    case "recoveryCodes":
      return [];
    case "logIn":
    case "proof":
      return ["passkey", "app"];
  }
}

export function proofOf({ method, value }: Context): ProveInput {
  if (method !== null && value !== null) return { method, value };
  throw new Error("second factor: nothing was typed");
}

export function confirmationOf({ app, code }: Context): ConfirmAppInput {
  if (app !== null && code !== null) return { setupToken: app.setupToken, code };
  throw new Error("second factor: no app is being set up");
}

export function appOf({ app }: Pick<Context, "app">): AppSecret {
  if (app !== null) return app;
  throw new Error("second factor: no app is being set up");
}
