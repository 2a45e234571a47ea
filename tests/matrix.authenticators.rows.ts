import type { OperationId } from "#server/http/reply.ts";
import { everyone, loggedIn, ownerOnly, loggedInRead, type Row } from "./matrix.kinds.ts";
import { administratorOnly } from "./matrix.refunds.rows.ts";
import { passkeysPath as passkeys } from "./support/proof-helpers.ts";
import { SoftwareAuthenticator } from "./support/software-authenticator.ts";

const strange = new SoftwareAuthenticator();
const app = "/users/customers/me/authenticator-app";

/** Second factors and passkeys. */
export const authenticatorRows: Partial<Record<OperationId, Row>> = {
  getSecondFactor: loggedInRead("/login/second-factor"),
  proveSecondFactor: {
    ask: () => ({ path: "/login/second-factor", body: { method: "app", code: "000000" } }),
    ...loggedIn("400 method_not_enough"),
  },
  startPasskeyProof: { ask: () => ({ path: "/login/second-factor/passkey" }), ...loggedIn("200") },
  startPasskeyLogIn: { ask: () => ({ path: "/login/passkey/options" }), ...everyone("200") },
  logInWithPasskey: {
    ask: () => ({ path: "/login/passkey", body: strange.answer({ challenge: "AAAA" }) }),
    ...everyone("400 passkey_not_accepted"),
  },
  getAuthenticators: loggedInRead("/users/customers/me/authenticators"),
  startPasskeyRegistration: { ask: () => ({ path: `${passkeys}/options` }), ...loggedIn("200") },
  addPasskey: {
    ask: async (shop, { token }) => {
      const { body } = await shop.call("POST", `${passkeys}/options`, { token });
      return { path: passkeys, body: new SoftwareAuthenticator().register(body) };
    },
    ...loggedIn("400 passkey_not_accepted"),
    owner: "201",
  },
  removePasskey: {
    ask: async (shop, { token }) => {
      const { body } = await shop.call("POST", `${passkeys}/options`, { token });
      const made = new SoftwareAuthenticator().register(body);
      await shop.call("POST", passkeys, { token, body: made });
      const list = await shop.call("GET", "/users/customers/me/authenticators", { token });
      return { path: `${passkeys}/${list.body.passkeys[0].id}` };
    },
    ...ownerOnly("204"),
  },
  startAuthenticatorApp: { ask: () => ({ path: app }), ...administratorOnly("200") },
  confirmAuthenticatorApp: {
    ask: () => ({ path: `${app}/confirmation`, body: { setup_token: "AAAA", code: "000000" } }),
    ...administratorOnly("400 setup_expired"),
  },
  removeAuthenticatorApp: { ask: () => ({ path: app }), ...administratorOnly("404 not_found") },
  replaceRecoveryCodes: {
    ask: () => ({ path: "/users/customers/me/recovery-codes" }),
    ...administratorOnly("409 no_second_factor"),
  },
};
