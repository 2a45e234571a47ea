import { z } from "zod";
import { faultNames } from "./faults.ts";
import type { Fault } from "./faults.ts";
import { openLedger } from "./ledger.ts";

const time = z.iso.datetime();
const amount = z.object({ currency: z.string(), minor: z.string().regex(/^\d+$/) });
const requestId = z.string().nullable();

const created = z.object({
  kind: z.literal("orderCreated"),
  at: time,
  requestId,
  id: z.string(),
  amount,
  referenceId: z.string(),
  customId: z.string().nullable(),
  description: z.string().nullable(),
  brandName: z.string().nullable(),
  returnUrl: z.string().nullable(),
  cancelUrl: z.string().nullable(),
  payerAction: z.boolean(),
});
const approved = z.object({
  kind: z.literal("orderApproved"),
  at: time,
  id: z.string(),
  payerId: z.string(),
  fault: z.enum(faultNames).nullable(),
});
const declined = z.object({ kind: z.literal("orderDeclined"), at: time, id: z.string() });
const faulted = z.object({ kind: z.literal("faultSpent"), at: time, id: z.string() });
/** `settlesAt`: when a pending capture is completed. */
const captured = z.object({
  kind: z.literal("orderCaptured"),
  at: time,
  requestId,
  id: z.string(),
  captureId: z.string(),
  settlesAt: time,
});
const refunded = z.object({
  kind: z.literal("captureRefunded"),
  at: time,
  requestId,
  captureId: z.string(),
  refundId: z.string(),
  minor: z.string().regex(/^\d+$/),
  /** When a pending refund is completed or fails. Older ledgers have neither field. */
  settlesAt: time.optional(),
  fails: z.boolean().optional(),
});
const entry = z.discriminatedUnion("kind", [created, approved, declined, faulted, captured, refunded]);

export type Entry = z.infer<typeof entry>;
export type Refund = Omit<z.infer<typeof refunded>, "kind" | "minor"> & { minor: bigint };
export type Capture = Omit<z.infer<typeof captured>, "kind" | "id"> & {
  refunds: readonly Refund[];
};
export type Order = Omit<z.infer<typeof created>, "kind" | "amount"> & {
  amount: { currency: string; minor: bigint };
  approval: { payerId: string; fault: Fault | null } | null;
  capture: Capture | null;
};

/** The sandbox's state: rebuilt from its ledger, and changed only after writing there. */
export type Book = {
  record: (entry: Entry) => void;
  order: (id: string) => Order | undefined;
  orders: () => Order[];
  orderOfCapture: (captureId: string) => Order | undefined;
  orderOfRefund: (refundId: string) => Order | undefined;
  orderOfRequest: (requestId: string) => Order | undefined;
  close: () => void;
};

/** Opens the book stored in `file`; see `openLedger` for what it throws. */
export function openBook(file: string): Book {
  const ledger = openLedger(file, (value) => entry.parse(value));
  const orders = new Map<string, Order>();
  const owners = new Map<string, string>();
  for (const known of ledger.entries) apply(known);

  function apply(change: Entry) {
    const order = orderAfter(change);
    orders.set(order.id, order);
    if (change.kind === "orderCreated" && change.requestId)
      owners.set(`request ${change.requestId}`, order.id);
    if (change.kind === "orderCaptured") owners.set(`capture ${change.captureId}`, order.id);
    if (change.kind === "captureRefunded") owners.set(`refund ${change.refundId}`, order.id);
  }

  function orderAfter(change: Entry): Order {
    switch (change.kind) {
      case "orderCreated": {
        const {
          kind: _kind,
          amount: { currency, minor },
          ...order
        } = change;
        return {
          ...order,
          amount: { currency, minor: BigInt(minor) },
          approval: null,
          capture: null,
        };
      }
      case "orderApproved":
        return { ...known(change.id), approval: { payerId: change.payerId, fault: change.fault } };
      case "orderDeclined":
        return { ...known(change.id), approval: null };
      case "faultSpent": {
        const order = known(change.id);
        return { ...order, approval: order.approval && { ...order.approval, fault: null } };
      }
      case "orderCaptured":
        return { ...known(change.id), capture: { ...change, refunds: [] } };
      case "captureRefunded": {
        const order = known(owners.get(`capture ${change.captureId}`));
        if (!order.capture) throw new Error(`the order ${order.id} was not captured`);
        const refunds = [...order.capture.refunds, { ...change, minor: BigInt(change.minor) }];
        return { ...order, capture: { ...order.capture, refunds } };
      }
    }
  }

  function known(id: string | undefined): Order {
    const order = orders.get(id ?? "");
    if (order) return order;
    throw new Error(`the ledger names an unknown order: ${id}`);
  }

  const owned = (key: string) => orders.get(owners.get(key) ?? "");
  return {
    record: (change) => {
      ledger.append(change);
      apply(change);
    },
    order: (id) => orders.get(id),
    orders: () => [...orders.values()],
    orderOfCapture: (id) => owned(`capture ${id}`),
    orderOfRefund: (id) => owned(`refund ${id}`),
    orderOfRequest: (id) => owned(`request ${id}`),
    close: ledger.close,
  };
}
