import { accountAttempts, codeAttempts, loggedInAccountKey } from "#server/commerce/accounts/attempts.ts";
import { bearerToken } from "#server/commerce/accounts/sessions.ts";
import { ok, tooMany, type Handlers, type Schemas } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";
import { findPasskeys, requestOptions } from "./passkeys.ts";
import { notAccepted, pleaseLogIn } from "./proof-refusals.ts";
import { proveSecondFactor, readSecondFactor } from "./prove.ts";

type SecondFactorHandlers = Pick<Handlers, "getSecondFactor" | "proveSecondFactor" | "startPasskeyProof">;

const unlimited = { take: async () => null, wasRight: async () => {} };

export const secondFactorHandlers = (services: Services): SecondFactorHandlers => {
  const attemptBy = accountAttempts(services.limits);
  const codeAttempt = codeAttempts(services.limits);
  /** Passkeys and recovery codes can't be guessed, so they are not limited and others can't lock the owner out. */
  const attemptAt = (method: Schemas["ProofMethod"], customerId: string, ip: string) => {
    if (method === "password") return attemptBy(loggedInAccountKey(customerId), ip);
    return method === "app" ? codeAttempt(customerId) : unlimited;
  };
  return {
    getSecondFactor: async ({ customer }) => ok(await readSecondFactor(services, customer)),

    proveSecondFactor: async ({ customer, headers, body, ip, refuse }) => {
      const attempt = attemptAt(body.method, customer.id, ip);
      const seconds = await attempt.take();
      if (seconds !== null) return tooMany(seconds);
      const token = bearerToken(headers["authorization"]) ?? "";
      const proved = await proveSecondFactor(services, customer, token, body);
      switch (proved.outcome) {
        case "proved":
          await attempt.wasRight();
          return ok({ access_token: proved.token, token_type: "bearer" as const });
        case "ended":
          return pleaseLogIn();
        case "incorrectCode":
          return refuse(400, "This code is not right, or was used before.", { code: "incorrect_code" });
        case "incorrectPassword":
          return refuse(400, "Incorrect password", { code: "incorrect_password" });
        case "passkeyNotAccepted":
          return refuse(400, ...notAccepted);
        case "methodNotEnough":
          return refuse(400, "This account has to be proved in another way.", { code: "method_not_enough" });
      }
    },

    startPasskeyProof: async ({ customer }) => {
      const known = await findPasskeys(services.database.queries, customer.id);
      return ok(await requestOptions(services, `proof ${customer.tokenHash}`, known));
    },
  };
};
