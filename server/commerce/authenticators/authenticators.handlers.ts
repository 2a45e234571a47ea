import { accountAttempts, codeAttempts, loggedInAccountKey } from "#server/commerce/accounts/attempts.ts";
import { findCustomer, type CustomerRow } from "#server/commerce/accounts/customers.ts";
import { parseDevice, type Device } from "#server/commerce/accounts/devices.ts";
import { knownBrowserCookie } from "#server/commerce/accounts/known-browser.ts";
import { isNewBrowser } from "#server/commerce/accounts/new-browser.ts";
import { bearerToken } from "#server/commerce/accounts/sessions.ts";
import { failedLogIn } from "#server/commerce/accounts/record-refusals.ts";
import {
  noContent,
  notFound,
  ok,
  refusal,
  tooMany,
  type Handlers,
  type Schemas,
} from "#server/http/reply.ts";
import { gateCookie } from "#server/commerce/markets/gate.ts";
import type { Services } from "#server/commerce/services.ts";
import { newAppSecret } from "./authenticator-app.ts";
import { addPasskey, confirmAuthenticatorApp } from "./enrol.ts";
import { logInWithPasskey } from "./log-in.ts";
import { creationOptions, findPasskeys, requestOptions } from "./passkeys.ts";
import { proveSecondFactor, readSecondFactor } from "./prove.ts";
import { readAuthenticators } from "./read-authenticators.ts";
import {
  removeAuthenticatorApp,
  removePasskey,
  replaceRecoveryCodes,
  type RemoveResult,
} from "./remove-authenticator.ts";

type AuthenticatorHandlers = Pick<
  Handlers,
  | "getSecondFactor"
  | "proveSecondFactor"
  | "startPasskeyProof"
  | "startPasskeyLogIn"
  | "logInWithPasskey"
  | "getAuthenticators"
  | "startPasskeyRegistration"
  | "addPasskey"
  | "removePasskey"
  | "startAuthenticatorApp"
  | "confirmAuthenticatorApp"
  | "removeAuthenticatorApp"
  | "replaceRecoveryCodes"
>;

const unlimited = { take: async () => null, wasRight: async () => {} };
const pleaseLogIn = () => refusal(401, "Please log in.");
const notAccepted = { code: "passkey_not_accepted" } as const;
const incorrectCode = { code: "incorrect_code" } as const;
const tokenOf = ({ authorization }: Record<string, string | undefined>) => bearerToken(authorization) ?? "";
const deviceName = ({ browser, system }: Device) => [browser, system].filter(Boolean).join(", ");

export const authenticatorHandlers = (services: Services): AuthenticatorHandlers => {
  const { queries } = services.database;
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
      const proved = await proveSecondFactor(services, customer, tokenOf(headers), body);
      switch (proved.outcome) {
        case "proved":
          await attempt.wasRight();
          return ok({ access_token: proved.token, token_type: "bearer" as const });
        case "ended":
          return pleaseLogIn();
        case "incorrectCode":
          return refuse(400, "This code is not right, or was used before.", incorrectCode);
        case "incorrectPassword":
          return refuse(400, "Incorrect password", { code: "incorrect_password" });
        case "passkeyNotAccepted":
          return refuse(400, "This passkey was not accepted.", notAccepted);
        case "methodNotEnough":
          return refuse(400, "This account has to be proved in another way.", { code: "method_not_enough" });
      }
    },

    startPasskeyProof: async ({ customer }) => {
      const known = await findPasskeys(queries, customer.id);
      return ok(await requestOptions(services, `proof ${customer.tokenHash}`, known));
    },

    startPasskeyLogIn: async () => ok(await requestOptions(services, "log-in")),

    logInWithPasskey: async ({ body, headers, ip, cookies, refuse }) => {
      const failed = failedLogIn(services, "logInWithPasskey", null, { headers, ip });
      const device = parseDevice(headers["user-agent"], ip);
      const isNew = (account: CustomerRow) => isNewBrowser(services, cookies, account);
      const loggedIn = await logInWithPasskey(services, body, device, isNew);
      switch (loggedIn.outcome) {
        case "loggedIn":
          return {
            ...ok({ access_token: loggedIn.token, token_type: "bearer" as const }),
            cookies: [gateCookie(services), knownBrowserCookie(services, cookies, loggedIn.email)],
          };
        case "notAccepted":
          failed("passkey_refused", loggedIn.account);
          return refuse(400, "This passkey was not accepted.", notAccepted);
        case "inactive":
          failed("paused", loggedIn.account);
          return refuse(400, "User not active", { code: "user_not_active" });
      }
    },

    getAuthenticators: async ({ customer }) => ok(await readAuthenticators(queries, customer.id)),

    startPasskeyRegistration: async ({ customer }) => {
      const row = await findCustomer(queries, customer.id);
      if (!row) return pleaseLogIn();
      return ok(await creationOptions(services, `registration ${customer.tokenHash}`, row));
    },

    addPasskey: async ({ customer, headers, body, ip, refuse }) => {
      const name = deviceName(parseDevice(headers["user-agent"], ip));
      const added = await addPasskey(services, { customer, token: tokenOf(headers) }, body, name);
      switch (added.outcome) {
        case "enrolled":
          return { status: 201, body: added.enrolled };
        case "ended":
          return pleaseLogIn();
        case "notAccepted":
          return refuse(400, "This passkey was not accepted.", notAccepted);
        case "tooMany":
          return refuse(409, "An account has twenty passkeys at most.", { code: "too_many_passkeys" });
      }
    },

    removePasskey: async ({ customer, params, refuse }) =>
      answerRemoval(await removePasskey(services, customer, params.id), "There is no such passkey.", refuse),

    startAuthenticatorApp: async ({ customer }) => {
      const row = await findCustomer(queries, customer.id);
      return row ? ok(await newAppSecret(services, customer, row)) : pleaseLogIn();
    },

    confirmAuthenticatorApp: async ({ customer, headers, body, ip, refuse }) => {
      const attempt = attemptAt("app", customer.id, ip);
      const seconds = await attempt.take();
      if (seconds !== null) return tooMany(seconds);
      const confirmed = await confirmAuthenticatorApp(services, { customer, token: tokenOf(headers) }, body);
      switch (confirmed.outcome) {
        case "enrolled":
          await attempt.wasRight();
          return ok(confirmed.enrolled);
        case "ended":
          return pleaseLogIn();
        case "incorrectCode":
          return refuse(400, "This code is not right.", incorrectCode);
        case "setupExpired":
          return refuse(400, "Please begin again.", { code: "setup_expired" });
      }
    },

    removeAuthenticatorApp: async ({ customer, refuse }) =>
      answerRemoval(
        await removeAuthenticatorApp(services, customer),
        "There is no authenticator app.",
        refuse,
      ),

    replaceRecoveryCodes: async ({ customer, refuse }) => {
      const recovery_codes = await replaceRecoveryCodes(services, customer);
      if (recovery_codes) return ok({ recovery_codes });
      return refuse(409, "There is nothing that they would stand in for.", { code: "no_second_factor" });
    },
  };
};

type RefuseLast = (status: 409, detail: string, fields: { code: "last_second_factor" }) => Answered;
type Answered = Extract<Awaited<ReturnType<Handlers["removePasskey"]>>, { status: 409 }>;

function answerRemoval(removed: RemoveResult, detail: string, refuse: RefuseLast) {
  switch (removed) {
    case "removed":
      return noContent;
    case "notThere":
      return notFound(detail);
    case "last":
      return refuse(409, "Administrators keep at least one second factor.", { code: "last_second_factor" });
  }
}
