import { Secret, TOTP } from "otpauth";
import type { Shop, TestCustomer } from "./shop.ts";
import { SoftwareAuthenticator } from "./software-authenticator.ts";

const app = "/users/customers/me/authenticator-app";
export const passkeysPath = "/users/customers/me/passkeys";

/** Steps of tests of passkeys, apps and proofs. */
export function proofHelpers(opened: () => Shop) {
  const call = (method: string, path: string, token: string, body?: unknown) =>
    opened().call(method, path, { token, ...(body !== undefined && { body }) });
  const codeOf = (secret: string, steps = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: opened().clock.now.getTime() + steps * 30_000,
    });
  const tokenByPassword = async (email: string, password: string) =>
    (await opened().call("POST", "/login/access-token", { form: { username: email, password } })).body;
  /** An app whose current code was used. */
  const enrolApp = async (token: string) => {
    const { body } = await call("POST", app, token);
    const code = codeOf(body.secret);
    const confirmed = await call("POST", `${app}/confirmation`, token, {
      setup_token: body.setup_token,
      code,
    });
    return { secret: body.secret as string, confirmed };
  };
  const enrolPasskey = async (token: string, authenticator = new SoftwareAuthenticator(), counter = 0) => {
    const { body: options } = await call("POST", `${passkeysPath}/options`, token);
    const added = await call("POST", passkeysPath, token, authenticator.register(options, { counter }));
    return { authenticator, added };
  };
  return {
    call,
    codeOf,
    tokenByPassword,
    enrolApp,
    enrolPasskey,
    /** An administrator with an app and a session with a fresh proof. */
    administrator: async (): Promise<TestCustomer & { secret: string; codes: string[] }> => {
      const person = await opened().customer({ role: "administrator" });
      const { secret, confirmed } = await enrolApp(person.token);
      const { access_token: token, recovery_codes: codes } = confirmed.body;
      return { ...person, token, secret, codes };
    },
    prove: (token: string, body: unknown) => call("POST", "/login/second-factor", token, body),
    need: async (token: string) => (await call("GET", "/login/second-factor", token)).body,
    logInWith: async (authenticator: SoftwareAuthenticator, options = {}) => {
      const { body } = await opened().call("POST", "/login/passkey/options");
      return opened().call("POST", "/login/passkey", { body: authenticator.answer(body, options) });
    },
    later: (seconds: number) => {
      const { clock } = opened();
      clock.now = new Date(clock.now.getTime() + seconds * 1_000);
    },
  };
}
