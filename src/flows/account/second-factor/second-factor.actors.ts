import type {
  AddPasskeyOutput,
  ConfirmAppInput,
  ConfirmAppOutput,
  Enrolled,
  ProveByPasskeyOutput,
  ProveInput,
  ProveOutput,
  ReadNeedInput,
  ReadNeedOutput,
  ReplaceCodesOutput,
  StartAppOutput,
} from "#machines/account/second-factor/second-factor.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, unknownCode, type Api, type Wire } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { requestPasskey, createPasskey } from "#src/forms/ask-passkey.ts";

type Browser = { answer: typeof requestPasskey; make: typeof createPasskey };
const ended = { outcome: "ended" } as const;

type Headers = { Authorization: string };
const isOver = ({ response }: { response: Response }) => response.status === 401;

/** @param token of the session that needs the proof, which may not be the stored session's yet */
export const secondFactorActors = (
  api: Api,
  token: string,
  browser: Browser = { answer: requestPasskey, make: createPasskey },
) => {
  const headers = { Authorization: `Bearer ${token}` };
  return { ...proofActors(api, headers, browser), ...enrolmentActors(api, headers, browser) };
};

function proofActors(api: Api, headers: Headers, { answer: result }: Browser) {
  /** @param refusedAs the code for a wrong proof of this method; one that is longer than the contract allows is as wrong */
  const send = async <Code extends "incorrect_code" | "incorrect_password" | "passkey_not_accepted">(
    body: Wire["Proof"],
    refusedAs: Code,
    signal: AbortSignal,
  ) => {
    const proved = await api.POST("/login/second-factor", { headers, body, signal });
    if (isOver(proved)) return ended;
    const refusal = refusalOf(proved, 400, 429);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "proved", token: dataOf(proved).access_token } as const;
      case "invalid":
      case "incorrect_code":
      case "incorrect_password":
      case "passkey_not_accepted":
        return { outcome: outcomeOf(refusedAs) };
      case "too_many_requests":
        return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds } as const;
      case "method_not_enough":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  };
  return {
    readNeed: createForgivingPort<ReadNeedOutput, ReadNeedInput>()(async ({ input: { task }, signal }) => {
      const read = await api.GET("/login/second-factor", { headers, signal });
      if (isOver(read)) return ended;
      const { need, methods } = dataOf(read);
      const isOffered = need === "offered" && task === "logIn";
      if (need === "enrol" || isOffered) return { outcome: "enrol", maySkip: isOffered };
      return { outcome: "prove", methods };
    }),

    prove: createForgivingPort<ProveOutput, ProveInput>()(async ({ input: { method, value }, signal }) =>
      method === "password"
        ? send({ method, password: value }, "incorrect_password", signal)
        : send({ method, code: value }, "incorrect_code", signal),
    ),

    proveByPasskey: createForgivingPort<ProveByPasskeyOutput, undefined>()(async ({ signal }) => {
      const options = await api.POST("/login/second-factor/passkey", { headers, signal });
      if (isOver(options)) return ended;
      const answered = await result(dataOf(options));
      if (answered.outcome !== "answered") return answered;
      return send({ method: "passkey", passkey: answered.passkey }, "passkey_not_accepted", signal);
    }),
  };
}

function enrolmentActors(api: Api, headers: Headers, { make }: Browser) {
  return {
    addPasskey: createForgivingPort<AddPasskeyOutput, undefined>()(async ({ signal }) => {
      const options = await api.POST("/users/customers/me/passkeys/options", { headers, signal });
      if (isOver(options)) return ended;
      const made = await make(dataOf(options));
      if (made.outcome !== "made") return made;
      const added = await api.POST("/users/customers/me/passkeys", { headers, body: made.passkey, signal });
      if (isOver(added)) return ended;
      const refusal = refusalOf(added, 400, 409);
      switch (refusal?.code) {
        case undefined:
          return toEnrolled(dataOf(added));
        case "invalid":
        case "passkey_not_accepted":
          return { outcome: outcomeOf("passkey_not_accepted") };
        case "too_many_passkeys":
          return { outcome: outcomeOf(refusal.code) };
        default:
          throw unknownCode(refusal!);
      }
    }),

    startApp: createForgivingPort<StartAppOutput, undefined>()(async ({ signal }) => {
      const started = await api.POST("/users/customers/me/authenticator-app", { headers, signal });
      if (isOver(started)) return ended;
      const { secret, uri, setup_token } = dataOf(started);
      return { outcome: "started", app: { secret, uri, setupToken: setup_token } };
    }),

    confirmApp: createForgivingPort<ConfirmAppOutput, ConfirmAppInput>()(async ({ input, signal }) => {
      const body = { setup_token: input.setupToken, code: input.code };
      const path = "/users/customers/me/authenticator-app/confirmation";
      const confirmed = await api.POST(path, { headers, body, signal });
      if (isOver(confirmed)) return ended;
      const refusal = refusalOf(confirmed, 400, 429);
      switch (refusal?.code) {
        case undefined:
          return toEnrolled(dataOf(confirmed));
        case "invalid":
        case "incorrect_code":
          return { outcome: outcomeOf("incorrect_code") };
        case "too_many_requests":
          return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
        case "setup_expired":
          return { outcome: outcomeOf(refusal.code) };
        default:
          throw unknownCode(refusal!);
      }
    }),

    replaceCodes: createForgivingPort<ReplaceCodesOutput, undefined>()(async ({ signal }) => {
      const replaced = await api.POST("/users/customers/me/recovery-codes", { headers, signal });
      if (isOver(replaced)) return ended;
      const refusal = refusalOf(replaced, 409);
      switch (refusal?.code) {
        case undefined:
          return { outcome: "replaced", recoveryCodes: dataOf(replaced).recovery_codes };
        case "no_second_factor":
          return { outcome: outcomeOf(refusal.code) };
        default:
          throw unknownCode(refusal!, refusal!.code);
      }
    }),
  };
}

const toEnrolled = ({ access_token, recovery_codes }: Wire["Enrolled"]): Enrolled => ({
  outcome: "enrolled",
  token: access_token,
  recoveryCodes: recovery_codes,
});
