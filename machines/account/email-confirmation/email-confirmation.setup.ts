import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type {
  ConfirmEmailInput,
  ConfirmEmailOutput,
  ConfirmWithPasswordInput,
  ConfirmWithPasswordOutput,
  DeclineSignUpInput,
  DeclineSignUpOutput,
  EmailConfirmationEvent,
  EmailConfirmationFacts,
  SetPasswordInput,
  SetPasswordOutput,
} from "./email-confirmation.contract.ts";

/** `password` is stored only during the request and while it can be retried. `seconds`: time to wait after too many attempts. */
type Context = EmailConfirmationFacts & { password: string | null; seconds: number };
type Typed = { password: string; repeated: string };

export const confirmation = setup({
  types: {
    input: {} as EmailConfirmationFacts,
    context: {} as Context,
    events: {} as EmailConfirmationEvent,
  },
  actors: {
    confirmEmail: port<ConfirmEmailOutput, ConfirmEmailInput>("confirmEmail"),
    confirmWithPassword: port<ConfirmWithPasswordOutput, ConfirmWithPasswordInput>("confirmWithPassword"),
    setPassword: port<SetPasswordOutput, SetPasswordInput>("setPassword"),
    declineSignUp: port<DeclineSignUpOutput, DeclineSignUpInput>("declineSignUp"),
  },
  actions: {
    rememberPassword: assign((_, { password }: { password: string }) => ({ password })),
    forgetPassword: assign({ password: null }),
    rememberSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    forgetUser: effect(),
  },
  guards: {
    answered: hasOutcome,
    hasToken: ({ context }) => context.token !== null,
    hasAccount: ({ context }) => context.account !== null,
    hasDecline: ({ context }) => context.decline !== null,
    isRepeated: (_, { password, repeated }: Typed) => password === repeated,
  },
});

export const answers = createOutcomeTransitions<typeof confirmation>();

/** Outcomes that all requests with a link have in common. */
export const linkArrows = {
  confirmed: { target: "#emailConfirmation.over.confirmed", actions: "forgetUser" },
  tokenInvalid: "#emailConfirmation.over.unknown",
  tokenExpired: "#emailConfirmation.over.expired",
  alreadyConfirmed: "#emailConfirmation.over.used",
} as const;

export function given(value: string | null): string {
  if (value !== null) return value;
  throw new Error("the link does not carry what this request needs");
}

export const linkOf = ({ token, account }: Context): SetPasswordInput["link"] =>
  token === null ? { account: given(account) } : { token };
