import { eq } from "drizzle-orm";
import { latestWish } from "#domain/delivery-dates.ts";
import { lockCustomer, type CustomerRow } from "#server/commerce/accounts/customers.ts";
import { isGuest } from "#server/commerce/accounts/guests.ts";
import { tourLeadOfCustomer } from "#server/commerce/accounts/tour-leads.ts";
import { customerActor, writeAuditEntry, type Person } from "#server/commerce/audit/audit.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { readTermsVersion } from "#server/commerce/markets/shop-settings.ts";
import type { Services } from "#server/commerce/services.ts";
import { recordUses } from "#server/commerce/promotions/record-uses.ts";
import { incrementCounter } from "#server/platform/telemetry/telemetry.ts";
import { freezeItems } from "./freeze-items.ts";
import { freezeBackorders } from "./backorders.ts";
import { deliveryDatesOf, findArrivalChanges } from "./delivery-dates.ts";
import { findDraftShortages } from "./draft-shortages.ts";
import { lockOwnOrder, type OrderRow } from "./orders.ts";
import { marketTerms } from "./market-terms.ts";
import { markOrderPaid } from "./paid.ts";
import { nameWithVariant } from "#domain/variant-name.ts";
import { findShortages } from "#server/commerce/stock/stock.ts";
import { bookPoints } from "#server/commerce/points/points.ts";
import { saveFirstAddresses } from "./first-addresses.ts";
import {
  repeatSubmission,
  type Submission,
  type SubmissionRefusal,
  type SubmitOrderResult,
} from "./submission.ts";
import {
  agreePayment,
  checkShownVersions,
  chooseShipping,
  exemptIfConfirmed,
  priceDraft,
  type AgreedPayment,
  type ChosenShipping,
  type PricedDraft,
} from "./submission-checks.ts";

const { orders, cartItems } = customerSchema;

/**
 * Freezes a draft into an order and removes its lines from the cart. Idempotent: a repeated submission returns the
 * order, and one tab never submits what another has changed.
 */
export async function submitOrder(
  services: Services,
  person: Person,
  orderId: string,
  submission: Submission,
): Promise<SubmitOrderResult> {
  let isNew = false;
  const submitting = services.database.transaction<SubmitOrderResult>(async (tx) => {
    const soldOut = await findDraftShortages(tx, person.id, orderId);
    if (soldOut.length > 0) return { outcome: "outOfStock", items: soldOut };
    const customer = await lockCustomer(tx, person.id);
    const draft = await lockOwnOrder(tx, person.id, orderId);
    if (!draft) return { outcome: "noOrder" };
    if (draft.status !== "draft") return repeatSubmission(draft, submission);
    const terms_version = await readTermsVersion(tx);
    const refusal = checkShownVersions(draft, submission, terms_version);
    if (refusal) return refusal;
    const current = await priceDraft(tx, services, draft);
    if (current.outcome !== "priced") return current;
    const chosen = await chooseShipping(tx, draft, current, submission.shipping_code);
    if (chosen.outcome !== "chosen") return chosen;
    const now = services.clock();
    const wished_on = submission.wished_on ?? null;
    if (wished_on !== null && wished_on > latestWish(now, current.market)) return { outcome: "wishTooLate" };
    const { priced, shipping } = exemptIfConfirmed(draft, current, chosen);
    const payment = agreePayment(draft, priced, shipping, submission, customer.points);
    if (payment.outcome !== "agreed") return payment;
    await freezeItems(tx, priced);
    await emptyCart(tx, customer);
    await spendPoints(tx, now, draft, payment);
    await recordSubmission(tx, now, draft, person);
    if (!isGuest(customer)) await saveFirstAddresses(tx, customer, draft, now);
    const tour_lead_id = await tourLeadOfCustomer(tx, customer);
    const { datesOf } = await deliveryDatesOf(tx, priced.items, priced.market, now);
    // As late as possible: other orders of the same variants wait for this lock until the commit.
    const { shortages, backorders } = await findShortages(
      tx,
      priced.lines.map((line) => ({ ...line, name: nameWithVariant(line.name, line.variantName) })),
    );
    if (shortages.length > 0) throw new Refused({ outcome: "outOfStock", items: shortages });
    const dates = backorders.size > 0 ? null : datesOf(shipping.option, wished_on);
    const changes = findArrivalChanges(submission, dates, shipping.option);
    if (changes.length > 0) throw new Refused({ outcome: "changed", changes });
    await freezeBackorders(tx, priced.items, backorders);
    const hasGoneBy = wished_on !== null && (datesOf(shipping.option, null)?.arrives_from ?? "") >= wished_on;
    const kept = hasGoneBy ? null : wished_on;
    const agreement = { priced, shipping, wished_on: kept, payment, terms_version, tour_lead_id };
    const order = await freezeOrder(tx, now, draft, agreement);
    isNew = true;
    const promotionIds = usedPromotions(priced, shipping);
    const usedUp = await recordUses(tx, { orderId: order.id, customerId: person.id, promotionIds, at: now });
    if (usedUp.length > 0) throw new UsedUp("Promotions were used up.");
    if (order.due_minor > 0n) return { outcome: "submitted", order };
    return { outcome: "submitted", order: await markOrderPaid(tx, services, customerActor(person), order) };
  });
  const result = await submitting.catch((error: unknown): SubmitOrderResult | { outcome: "usedUp" } => {
    if (error instanceof Refused) return error.refusal;
    // Priced again, the draft shows what it costs without them.
    if (error instanceof UsedUp) return { outcome: "usedUp" };
    throw error;
  });
  if (result.outcome === "usedUp") return submitOrder(services, person, orderId, submission);
  if (isNew) incrementCounter("ordersSubmitted");
  return result;
}

const usedPromotions = ({ lines }: PricedDraft, shipping: ChosenShipping): string[] => [
  ...new Set(
    [...lines, shipping].flatMap(({ adjustments }) =>
      adjustments.flatMap(({ promotionId }) => promotionId ?? []),
    ),
  ),
];

class UsedUp extends Error {}

/** Rolls a submission back. */
class Refused extends Error {
  readonly refusal: SubmissionRefusal;
  constructor(refusal: SubmissionRefusal) {
    super("The submission was refused.");
    this.refusal = refusal;
  }
}

type Agreement = {
  priced: PricedDraft;
  shipping: ChosenShipping;
  wished_on: string | null;
  payment: AgreedPayment;
  terms_version: string;
  tour_lead_id: string | null;
};

async function freezeOrder(
  tx: Queries,
  now: Date,
  draft: OrderRow,
  { priced, shipping, wished_on, payment: { items, due, points }, terms_version, tour_lead_id }: Agreement,
): Promise<OrderRow> {
  const { market } = priced;
  const [order] = await tx
    .update(orders)
    .set({
      status: "submitted",
      shipping_adjustments: shipping.adjustments,
      ...shippingColumns(draft, shipping),
      wished_on,
      ...marketTerms(market, draft.delivery_address.country),
      ...(draft.vat_id_check_id !== null && {
        tax_exemption: "intra_community_supply",
        vat_basis_points: 0,
      }),
      items_minor: items,
      due_minor: due,
      used_points: points,
      paid_with_points: points > 0 && due === 0n,
      terms_version,
      tour_lead_id,
      seller: market.seller,
      submitted_at: now,
      updated_at: now,
    })
    .where(eq(orders.id, draft.id))
    .returning();
  return order!;
}

const shippingColumns = ({ language_id }: OrderRow, { option, minor, standardMinor }: ChosenShipping) => ({
  shipping_code: option.code,
  shipping_name: option.names[language_id] ?? Object.values(option.names)[0] ?? option.code,
  shipping_minor: minor,
  delivery_days_min: option.delivery_days_min,
  delivery_days_max: option.delivery_days_max,
  collected: option.collected,
  standard_shipping_minor: standardMinor,
});

const emptyCart = (tx: Queries, { id }: CustomerRow) =>
  tx.delete(cartItems).where(eq(cartItems.customer_id, id));

const spendPoints = (
  tx: Queries,
  now: Date,
  { id, customer_id }: OrderRow,
  { points: used_points }: AgreedPayment,
) =>
  bookPoints(tx, now, {
    customerId: customer_id,
    kind: "spent",
    sourceId: id,
    points: -used_points,
    deposit: 0,
  });

const recordSubmission = (tx: Queries, now: Date, order: OrderRow, person: Person) =>
  writeAuditEntry(tx, {
    action: "order.submitted",
    at: now,
    actor: customerActor(person),
    ownerId: person.id,
    subject: { order: order.id },
  });
