import { fromPromise } from "xstate";
import type {
  Credentials,
  LogInOutput,
  ReadUserInput,
  ReadUserOutput,
  ResendInput,
  ResendOutput,
  StoredUser,
  User,
  UserInput,
} from "#machines/account/session/session.contract.ts";
import { createPort, createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, unknownCode, type Api, type Wire } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { resendConfirmation } from "#src/api/resend-confirmation.ts";

export type SessionActorDependencies = {
  api: Api;
  readUser: () => StoredUser;
  /** The code in the visitor's tour-lead link, if any. */
  tourLeadCode: () => string | null;
};

export const sessionActors = ({ api, readUser, tourLeadCode }: SessionActorDependencies) => {
  const profileOf = (token: string, signal: AbortSignal) =>
    api.GET("/users/customers/me", { headers: { Authorization: `Bearer ${token}` }, signal });
  return {
    readStoredUser: fromPromise<StoredUser, undefined>(async () => readUser()),

    logIn: createForgivingPort<LogInOutput, Credentials>()(async ({ input, signal }) => {
      const result = await api.POST("/login/access-token", {
        body: input,
        bodySerializer: (body) => new URLSearchParams(body),
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        signal,
      });
      const refusal = refusalOf(result, 400, 429);
      if (refusal) return refused(refusal);
      const { access_token: token, second_factor } = dataOf(result);
      if (second_factor) return { outcome: "secondFactorAsked", token };
      return { outcome: "loggedIn", user: { ...toUser(dataOf(await profileOf(token, signal))), token } };
    }),

    readUser: createPort<ReadUserOutput, ReadUserInput>()(async ({ input: { token }, signal }) => {
      const result = await profileOf(token, signal);
      if (result.response.status === 401) return { outcome: "ended" };
      return { outcome: "read", user: { ...toUser(dataOf(result)), token } };
    }),

    resendConfirmation: createForgivingPort<ResendOutput, ResendInput>()(({ input, signal }) =>
      resendConfirmation(api, input, signal),
    ),

    settle: fromPromise<User, UserInput>(async ({ input: { user }, signal }) => {
      const code = tourLeadCode();
      if (!code || user.hasTourLead) return user;
      const result = await api.PUT("/users/customers/me", { body: { tour_lead_code: code }, signal });
      return refusalOf(result, 400) ? user : { ...toUser(dataOf(result)), token: user.token };
    }),

    loadProfile: fromPromise<User, UserInput>(async ({ input: { user }, signal }) => {
      const profile = dataOf(await api.GET("/users/customers/me", { signal }));
      return { ...toUser(profile), token: user.token };
    }),

    logOut: fromPromise<void, UserInput>(async ({ input: { user }, signal }) => {
      await api.POST("/logout", { headers: { Authorization: `Bearer ${user.token}` }, signal });
    }),
  };
};

function refused(refusal: Wire["LogInBadRequest"] | Wire["TooManyRequests"]) {
  switch (refusal.code) {
    case "too_many_requests":
      return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
    // The contract limits what can be typed.
    case "invalid":
    case "incorrect_credentials":
      return { outcome: outcomeOf("incorrect_credentials") };
    case "email_not_confirmed":
    case "user_not_active":
      return { outcome: outcomeOf(refusal.code) };
    default:
      throw unknownCode(refusal);
  }
}

/** The display name is the full name, or the part of the email address before the @. */
export const toUser = (customer: Wire["Customer"]): Omit<User, "token"> => ({
  id: customer.id,
  email: customer.email,
  displayName: customer.full_name ?? customer.email.split("@")[0]!,
  role: customer.role,
  tourLeadCode: customer.tour_lead_code,
  hasTourLead: customer.has_tour_lead,
  emailConfirmed: customer.email_confirmed,
});
