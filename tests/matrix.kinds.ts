import { eq } from "drizzle-orm";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Shop, TestCustomer } from "./support/shop.ts";

/** The request, for resources of `owner`. */
export type MatrixRequest = { path: string; body?: unknown; form?: Record<string, string> };
/** A status, with the problem's code if it has one. */
export type Outcome = string;
export type Row = {
  ask: (shop: Shop, owner: TestCustomer) => Promise<MatrixRequest> | MatrixRequest;
  nobody: Outcome;
  owner: Outcome;
  another: Outcome;
  administrator: Outcome;
  /** Whose the resources are, as a guest with the token of the order. Another guest gets 404 where this is a success. */
  guest: Outcome;
};

export const onlyOrder = "403 guest_token_only_order";
export const everyone = (outcome: Outcome) => ({
  nobody: outcome,
  owner: outcome,
  another: outcome,
  administrator: outcome,
  guest: outcome,
});
export const loggedIn = (outcome: Outcome) => ({ ...everyone(outcome), nobody: "401", guest: onlyOrder });
export const ownerOnly = (outcome: Outcome) => ({ ...loggedIn("404 not_found"), owner: outcome });
/** Of one order, which a guest's token is for. */
export const ofOrder = (outcome: Outcome) => ({ ...ownerOnly(outcome), guest: outcome });
export const publicRead = (path: string): Row => ({ ask: () => ({ path }), ...everyone("200") });
export const loggedInRead = (path: string): Row => ({ ask: () => ({ path }), ...loggedIn("200") });
export const tourLeadRead = (path: string): Row => ({
  ask: async ({ services }, { id }) => {
    const lead = { tour_lead_code: id, tour_lead_active: true };
    await services.database.queries.update(customers).set(lead).where(eq(customers.id, id));
    return { path };
  },
  ...loggedIn("403 not_a_tour_lead"),
  owner: "200",
});
