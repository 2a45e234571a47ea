import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type {
  Credentials,
  LogInOutput,
  ReadUserInput,
  ReadUserOutput,
  ResendInput,
  ResendOutput,
  SessionEvent,
  SessionFacts,
  StoredUser,
  User,
  UserInput,
} from "./session.contract.ts";

/** `password` is stored only during a log-in and while it can be retried. */
type Context = SessionFacts & {
  user: User | null;
  username: string;
  password: string | null;
  /** Of a log-in that is not complete yet. */
  token: string | null;
  detail: string | null;
  seconds: number;
};

export const session = setup({
  types: { input: {} as SessionFacts, context: {} as Context, events: {} as SessionEvent },
  actors: {
    readStoredUser: port<StoredUser>("readStoredUser"),
    logIn: port<LogInOutput, Credentials>("logIn"),
    readUser: port<ReadUserOutput, ReadUserInput>("readUser"),
    resendConfirmation: port<ResendOutput, ResendInput>("resendConfirmation"),
    settle: port<User, UserInput>("settle"),
    loadProfile: port<User, UserInput>("loadProfile"),
    logOut: port<void, UserInput>("logOut"),
  },
  actions: {
    keepUser: assign((_, { user }: { user: User }) => ({ user })),
    keepProfile: assign(({ context }, { user }: { user: User }) => ({
      user: { ...user, token: userOf(context).token },
    })),
    forgetUser: assign({ user: null }),
    keepCredentials: assign((_, { username, password }: Credentials) => ({ username, password })),
    forgetPassword: assign({ password: null }),
    keepToken: assign(({ context }, { token }: { token: string | null }) => ({
      token: token ?? context.token,
    })),
    forgetToken: assign({ token: null }),
    renewToken: assign(({ context }, { token }: { token: string }) => ({
      user: { ...userOf(context), token },
    })),
    keepSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    keepDetail: assign((_, { detail }: { detail: string }) => ({ detail })),
    storeUser: effect<{ user: User }>(),
    clearStoredUser: effect(),
    /** Deletes everything this browser stores about a customer who logs out. */
    deleteStoredData: effect<{ userId: string }>(),
    goToRoot: effect(),
  },
  guards: {
    answered: hasOutcome,
    isSomebody: (_, { user }: { user: User | null }) => user !== null,
    isSameCustomer: ({ context }, { user }: { user: User | null }) =>
      user !== null && user.id === context.user?.id,
    isGone: ({ context }, { user }: { user: User | null }) => !user && context.user !== null,
    hasToken: ({ context }, { token }: { token: string | null }) => token !== null || context.token !== null,
    isCurrentToken: ({ context }, { token }: { token: string }) => token === context.user?.token,
  },
  delays: { refreshInterval: ({ context }) => context.refreshInterval },
});

export const answers = createOutcomeTransitions<typeof session>();

export function userOf({ user }: Pick<Context, "user">): User {
  if (user) return user;
  throw new Error("a customer without a user");
}

export function tokenOf({ token }: Context): ReadUserInput {
  if (token !== null) return { token };
  throw new Error("logging in without a token");
}

export function credentialsOf({ username, password }: Context): Credentials {
  if (password !== null) return { username, password };
  throw new Error("logging in without a password");
}
