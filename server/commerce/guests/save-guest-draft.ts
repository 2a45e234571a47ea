import { changeGuest, createGuest } from "#server/commerce/accounts/guests.ts";
import { lockCustomer } from "#server/commerce/accounts/customers.ts";
import { replaceLines } from "#server/commerce/cart/replace-lines.ts";
import type { OrderRow } from "#server/commerce/orders/orders.ts";
import {
  checkBeforeSaving,
  saveDraftIn,
  toBeChanged,
  type NotToBeChanged,
  type SaveDraftResult,
} from "#server/commerce/orders/save-draft.ts";
import type { Services } from "#server/commerce/services.ts";
import type { Schemas } from "#server/http/reply.ts";
import { issueGuestToken, type GuestAccess } from "./guest-tokens.ts";

export type GuestDraft = Schemas["GuestOrderDraft"];
type Refused = Exclude<SaveDraftResult, { outcome: "saved" }>;
export type CreateGuestOrderResult = Refused | { outcome: "created"; order: OrderRow; access: GuestAccess };

/** @param network VIES is asked so often for all guests of it */
export async function createGuestOrder(
  services: Services,
  network: string,
  draft: GuestDraft,
): Promise<CreateGuestOrderResult> {
  const { database, clock } = services;
  const wanted = withoutPoints(draft);
  const before = await checkBeforeSaving(services, { customerId: null, counted: network }, wanted);
  if (before.outcome !== "checked") return before;
  return orRefused(
    database.transaction(async (tx): Promise<CreateGuestOrderResult> => {
      const { id } = await createGuest(tx, guestOf(draft), clock());
      await replaceLines(tx, id, draft.items);
      const saved = await saveDraftIn(tx, services, id, wanted, before);
      if (saved.outcome !== "saved") throw new NotSaved(saved);
      const access = await issueGuestToken(tx, saved.order, clock());
      return { outcome: "created", order: saved.order, access };
    }),
  );
}

export async function changeGuestOrder(
  services: Services,
  network: string,
  { id: customerId, orderId }: { id: string; orderId: string },
  draft: GuestDraft,
): Promise<SaveDraftResult | NotToBeChanged> {
  const { database, clock } = services;
  const wanted = withoutPoints(draft);
  const before = await checkBeforeSaving(services, { customerId, counted: network }, wanted);
  if (before.outcome !== "checked") return before;
  return orRefused(
    database.transaction(async (tx): Promise<SaveDraftResult | NotToBeChanged> => {
      await lockCustomer(tx, customerId);
      const refusal = await toBeChanged(tx, customerId, orderId, wanted);
      if (refusal) return refusal;
      await changeGuest(tx, customerId, guestOf(draft), clock());
      await replaceLines(tx, customerId, draft.items);
      const saved = await saveDraftIn(tx, services, customerId, wanted, before);
      if (saved.outcome !== "saved") throw new NotSaved(saved);
      return saved;
    }),
  );
}

const guestOf = ({ email, language_id: languageId, tour_lead_code }: GuestDraft) => ({
  email,
  languageId,
  tourLeadCode: tour_lead_code ?? null,
});

const withoutPoints = (draft: GuestDraft): GuestDraft => ({
  ...draft,
  used_points: 0,
  paid_with_points: false,
});

/** Rolls back what was stored of a draft that is refused. */
class NotSaved extends Error {
  readonly refusal: Refused;

  constructor(refusal: Refused) {
    super("The draft is refused.");
    this.refusal = refusal;
  }
}

const orRefused = <Result>(saving: Promise<Result>): Promise<Result | Refused> =>
  saving.catch((error: unknown) => {
    if (error instanceof NotSaved) return error.refusal;
    throw error;
  });
