import { invalid, noContent, tooMany, type Call, type Handlers } from "#server/http/reply.ts";
import { clientNetwork } from "#server/http/limits/network.ts";
import { wordsFor } from "#server/commerce/markets/words.ts";
import type { Services } from "#server/commerce/services.ts";
import { accountAttempts } from "./attempts.ts";
import { confirmAccount, confirmWithNewPassword, findAccountToConfirm } from "./confirmation.ts";
import type { CustomerRow } from "./customers.ts";
import { declineSignUp } from "./decline-sign-up.ts";
import { parseDevice } from "./devices.ts";
import { setFirstPassword } from "./first-password.ts";
import { accountKey, knownBrowserCookie } from "./known-browser.ts";
import { verifyPassword } from "./passwords.ts";
import { failedLogIn } from "./record-refusals.ts";
import { passwordRefusals } from "./password-refusals.ts";
import { resendConfirmation } from "./resend-confirmation.ts";
import { isSignUpBrowser, signUpBrowser } from "./sign-up-browser.ts";

type ConfirmationHandlers = Pick<
  Handlers,
  "confirmEmail" | "declineSignUp" | "setFirstPassword" | "resendConfirmation"
>;

const linkOver = {
  invalid: { detail: "This link is not valid.", code: "token_invalid" },
  expired: { detail: "This link is too old.", code: "token_expired" },
  confirmedAlready: { detail: "The address is confirmed already.", code: "already_confirmed" },
} as const;
const notSet = { ...linkOver, ...passwordRefusals };

export const confirmationHandlers = (services: Services): ConfirmationHandlers => {
  const { limits } = services;
  const { queries } = services.database;
  const attemptBy = accountAttempts(limits);
  return {
    confirmEmail: async (call) => {
      const { ip, cookies, refuse } = call;
      const { token, password, new_password } = call.body;
      if (password !== undefined && new_password !== undefined) {
        return invalid([{ field: "new_password", message: "comes without the old password" }]);
      }
      if (new_password !== undefined) {
        const seconds = await limits.take(["newPasswordByNetwork", clientNetwork(ip)]);
        if (seconds !== null) return tooMany(seconds);
      }
      const account = await findAccountToConfirm(services, token);
      if (typeof account === "string") {
        const { detail, code } = linkOver[account];
        return refuse(400, detail, { code });
      }
      if (new_password === undefined && !isSignUpBrowser(services, cookies, account)) {
        const refused = await refuseWithoutPassword(services, call, account);
        if (refused) return refused;
      }
      const confirmed =
        new_password === undefined
          ? await confirmAccount(services, account)
          : await confirmWithNewPassword(services, account, new_password);
      if (confirmed === "confirmed") {
        return { ...noContent, cookies: [knownBrowserCookie(services, cookies, account.email)] };
      }
      const { detail, code } = notSet[confirmed];
      return refuse(400, detail, { code });
    },

    declineSignUp: async ({ body: { token }, refuse }) => {
      const declined = await declineSignUp(services, token);
      if (declined === "declined") return noContent;
      const { detail, code } = linkOver[declined];
      return refuse(400, detail, { code });
    },

    setFirstPassword: async ({ params: { id }, body: { password }, ip, cookies, refuse }) => {
      const seconds = await limits.take(["newPasswordByNetwork", clientNetwork(ip)]);
      if (seconds !== null) return tooMany(seconds);
      const set = await setFirstPassword(services, id, password);
      if (set.outcome === "confirmed")
        return { ...noContent, cookies: [knownBrowserCookie(services, cookies, set.email)] };
      const { detail, code } = notSet[set.outcome];
      return refuse(400, detail, { code });
    },

    resendConfirmation: async ({ body, headers, ip, cookies, refuse }) => {
      const { say } = await wordsFor(queries, headers["accept-language"]);
      const tooOften = (seconds: number) =>
        tooMany(seconds, say("answer.too_many", { minutes: Math.ceil(seconds / 60) }));
      const attempt = attemptBy(accountKey(services, cookies, body.username), ip);
      const failed = failedLogIn(services, "resendConfirmation", body.username, { headers, ip });
      const seconds = await attempt.take();
      if (seconds !== null) {
        failed("throttled", null);
        return tooOften(seconds);
      }
      const resent = await resendConfirmation(services, body, parseDevice(headers["user-agent"], ip), failed);
      if (resent.outcome !== "incorrect") await attempt.wasRight();
      switch (resent.outcome) {
        case "sent":
          return { ...noContent, cookies: [signUpBrowser(services, cookies, resent.customer)] };
        case "incorrect":
          return refuse(400, say("answer.incorrect_credentials"), { code: "incorrect_credentials" });
        case "confirmedAlready":
          return refuse(400, say("answer.already_confirmed"), { code: "already_confirmed" });
        case "tooSoon":
          return tooOften(resent.seconds);
      }
    },
  };
};

/** Null: the password is right. */
async function refuseWithoutPassword(
  services: Services,
  { body: { password }, headers, ip, cookies, refuse }: Call<"confirmEmail">,
  account: CustomerRow,
): Promise<Awaited<ReturnType<Handlers["confirmEmail"]>> | null> {
  if (password === undefined) {
    return refuse(400, "The account's password is needed too.", { code: "password_required" });
  }
  const attempt = accountAttempts(services.limits)(accountKey(services, cookies, account.email), ip);
  const failed = failedLogIn(services, "confirmEmail", account.email, { headers, ip });
  const seconds = await attempt.take();
  if (seconds !== null) {
    failed("throttled", account);
    return tooMany(seconds);
  }
  if (!(await verifyPassword(password, account.password_hash, account.email_key))) {
    failed("wrong_password", account);
    return refuse(400, "Incorrect password", { code: "incorrect_password" });
  }
  await attempt.wasRight();
  return null;
}
