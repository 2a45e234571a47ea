import type { Shop, TestCustomer } from "./support/shop.ts";

/** The request, about things that belong to `owner`. */
export type Asked = { path: string; body?: unknown; form?: Record<string, string> };
/** A status, with the code of its problem where it has one. */
export type Outcome = string;
export type Row = {
  ask: (shop: Shop, owner: TestCustomer) => Promise<Asked> | Asked;
  nobody: Outcome;
  owner: Outcome;
  another: Outcome;
  administrator: Outcome;
};

export const everybody = (outcome: Outcome) => ({
  nobody: outcome,
  owner: outcome,
  another: outcome,
  administrator: outcome,
});
export const loggedIn = (outcome: Outcome) => ({ ...everybody(outcome), nobody: "401" });
export const ownerAlone = (outcome: Outcome) => ({ ...loggedIn("404 not_found"), owner: outcome });
export const read = (path: string): Row => ({ ask: () => ({ path }), ...everybody("200") });
export const readLoggedIn = (path: string): Row => ({ ask: () => ({ path }), ...loggedIn("200") });
