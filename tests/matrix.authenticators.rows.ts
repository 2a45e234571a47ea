import type { OperationId } from "../server/api/reply.ts";
import { everybody, loggedIn, ownerAlone, readLoggedIn, type Row } from "./matrix.kinds.ts";
import { administratorAlone } from "./matrix.refunds.rows.ts";
import { passkeysPath as passkeys } from "./support/proving.ts";
import { SoftwareAuthenticator } from "./support/software-authenticator.ts";

const strange = new SoftwareAuthenticator();
const app = "/users/customers/me/authenticator-app";

/** Second factors and passkeys. */
export const authenticatorRows: Partial<Record<OperationId, Row>> = {
  getSecondFactor: readLoggedIn("/login/second-factor"),
  proveSecondFactor: {
    ask: () => ({ path: "/login/second-factor", body: { method: "app", code: "000000" } }),
    ...loggedIn("400 method_not_enough"),
  },
  startPasskeyProof: { ask: () => ({ path: "/login/second-factor/passkey" }), ...loggedIn("200") },
  startPasskeyLogIn: { ask: () => ({ path: "/login/passkey/options" }), ...everybody("200") },
  logInWithPasskey: {
    ask: () => ({ path: "/login/passkey", body: strange.answer({ challenge: "AAAA" }) }),
    ...everybody("400 passkey_not_accepted"),
  },
  getAuthenticators: readLoggedIn("/users/customers/me/authenticators"),
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
    ...ownerAlone("204"),
  },
  startAuthenticatorApp: { ask: () => ({ path: app }), ...administratorAlone("200") },
  confirmAuthenticatorApp: {
    ask: () => ({ path: `${app}/confirmation`, body: { setup_token: "AAAA", code: "000000" } }),
    ...administratorAlone("400 setup_expired"),
  },
  removeAuthenticatorApp: { ask: () => ({ path: app }), ...administratorAlone("404 not_found") },
  replaceRecoveryCodes: {
    ask: () => ({ path: "/users/customers/me/recovery-codes" }),
    ...administratorAlone("409 no_second_factor"),
  },
};
