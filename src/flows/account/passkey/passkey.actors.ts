import type { LogInWithPasskeyOutput } from "#machines/account/passkey/passkey.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { requestPasskey } from "#src/forms/ask-passkey.ts";

export const passkeyActors = (api: Api, result: typeof requestPasskey = requestPasskey) => ({
  logInWithPasskey: createForgivingPort<LogInWithPasskeyOutput, undefined>()(async ({ signal }) => {
    const options = await api.POST("/login/passkey/options", { signal });
    const tooMany = refusalOf(options, 429);
    if (tooMany) return { outcome: outcomeOf(tooMany.code), seconds: tooMany.params.seconds };
    const answered = await result(dataOf(options));
    if (answered.outcome !== "answered") return answered;
    const loggedIn = await api.POST("/login/passkey", { body: answered.passkey, signal });
    const refusal = refusalOf(loggedIn, 400, 429);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "loggedIn", token: dataOf(loggedIn).access_token };
      case "invalid":
      case "passkey_not_accepted":
        return { outcome: outcomeOf("passkey_not_accepted") };
      case "too_many_requests":
        return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
      case "user_not_active":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
