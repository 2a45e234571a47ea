import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { textsOf } from "#scripts/texts.ts";
import type { Wire } from "#src/api/client.ts";
import { lastBackorder } from "./backorder.tsx";
import { momentsOfShipments } from "./order-moments.tsx";
import { OrderState, orderStanding } from "./order-state.tsx";
import { refundStanding } from "./refund-state.tsx";

type Pieces = { refunded?: number; approved?: number; withdrawn?: number; requested?: number };
const itemOf = ({ refunded = 0, approved = 0, withdrawn = 0, requested = 0 }: Pieces) =>
  ({
    count: 2,
    refunded_count: refunded,
    approved_count: approved,
    requested_count: requested + withdrawn,
    withdrawn_count: withdrawn,
  }) as Wire["OrderItem"];
const withdrawal = {
  withdrawn_at: "2026-11-24T10:00:00.000Z",
  current_status: "requested",
  is_paying_back: false,
};
const request = { ...withdrawal, withdrawn_at: null };
const orderOf = (items: Pieces[], refunds: object[]) => ({
  current_status: "paid" as const,
  items: items.map(itemOf),
  order_returns: refunds as Wire["Order"]["order_returns"],
  shipments: [] as Wire["Order"]["shipments"],
});

test.each([
  ["nothing is returned", [{}], [], "paid"],
  ["everything is withdrawn", [{ withdrawn: 2 }, { withdrawn: 2 }], [withdrawal], "withdrawn"],
  [
    "half is refunded and the rest withdrawn",
    [{ refunded: 1, approved: 1, withdrawn: 1 }],
    [withdrawal],
    "withdrawn",
  ],
  ["a part is withdrawn", [{ withdrawn: 2 }, {}], [withdrawal], "paid"],
  [
    "a part is withdrawn, the rest requested",
    [{ withdrawn: 2 }, { requested: 2 }],
    [withdrawal, request],
    "paid",
  ],
  ["a refund is requested", [{ requested: 2 }], [request], "paid"],
  ["everything is refunded", [{ refunded: 2, approved: 2 }], [withdrawal], "refunded"],
])("if %s, an order has its state", (_, items, refunds, standing) => {
  expect(orderStanding(orderOf(items, refunds))).toBe(standing);
});

test.each([
  [request, "requested"],
  [withdrawal, "withdrawn"],
  [{ ...withdrawal, is_paying_back: true }, "paying_back"],
  [{ ...withdrawal, current_status: "approved" }, "approved"],
])("a refund %j has its state", (refund, standing) => {
  expect(refundStanding(refund as Wire["RefundSummary"])).toBe(standing);
});

const htmlOf = (order: object): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={textsOf("en")}>
      <OrderState order={{ packing_from: null, ...order } as unknown as Wire["Order"]} />
    </IntlProvider>,
  );

test.each([
  ["today", "Paid, being packed"],
  ["unknown", "Paid"],
] as const)("a paid order whose packing day is %s shows: %s", (packing_day, text) => {
  expect(htmlOf({ ...orderOf([{}], []), packing_day })).toContain(`>${text}</span>`);
});

test.each([
  ["shipped", "Ready to collect", "On its way"],
  ["delivered", "Collected", "Delivered"],
] as const)("what is %s and collected shows: %s", (current_status, text, ofSent) => {
  const order = { ...orderOf([{}], []), current_status };
  expect(htmlOf({ ...order, collected: true })).toContain(`>${text}</span>`);
  expect(htmlOf({ ...order, collected: false })).toContain(`>${ofSent}</span>`);
});

test("a paid order says that something is on backorder until that is sent", () => {
  const waiting = { ...itemOf({}), id: "a", backordered: true, backorder_until: null };
  const order = { ...orderOf([{}], []), items: [waiting], packing_day: "unknown" };
  expect(htmlOf(order)).toContain(">Paid, on backorder</span>");
  const refunded = { ...waiting, approved_count: 2 };
  expect(htmlOf({ ...order, items: [itemOf({}), refunded] })).toContain(">Paid</span>");
});

test("what is on backorder is to be sent around the last of its days, if all are known", () => {
  const [sooner, later] = ["2026-12-01T09:00:00.000Z", "2026-12-20T09:00:00.000Z"];
  const of = (backorder_until: string | null) => ({ backorder_until });
  expect(lastBackorder([of(later), of(sooner)])).toBe(later);
  expect(lastBackorder([of(later), of(null)])).toBeNull();
});

test("a part of what is collected is ready, and not sent", () => {
  const shipments = [{ items: [], shipped_at: "2026-11-24T10:00:00.000Z", delivered_at: null }];
  const order = { ...orderOf([{}], []), packing_day: "today", shipments, collected: true };
  expect(htmlOf(order)).toContain(">A part is ready to collect</span>");
  const taken = shipments.map((sent) => ({ ...sent, delivered_at: "2026-11-25T10:00:00.000Z" }));
  expect(htmlOf({ ...order, shipments: taken })).toContain(">Paid, being packed</span>");
  const moments = momentsOfShipments(order as unknown as Wire["Order"]).map(({ name }) => name);
  expect(moments).toEqual(["orders.moment.part_ready_at", "orders.moment.part_collected_at"]);
});

test("a paid order of which a part was sent says so, and the moments of its timeline which shipment they are of", () => {
  const sent = { items: [], shipped_at: "2026-11-24T10:00:00.000Z", delivered_at: null };
  const shipments = [sent, sent] as unknown as Wire["Order"]["shipments"];
  const order = { ...orderOf([{}], []), packing_day: "later", packing_from: "2026-11-25T10:00:00.000Z" };
  expect(htmlOf({ ...order, shipments: shipments.slice(1) })).toContain(">A part has been sent</span>");
  const moments = (status: "paid" | "shipped", some: typeof shipments) =>
    momentsOfShipments({ current_status: status, shipments: some }).map(({ name, number }) => [name, number]);
  const part = (number: number) => [
    ["orders.moment.part_shipped_at", number],
    ["orders.moment.part_delivered_at", number],
  ];
  expect(moments("paid", shipments.slice(1))).toEqual(part(1));
  expect(moments("shipped", shipments)).toEqual([...part(1), ...part(2)]);
  expect(moments("shipped", shipments.slice(1))).toEqual([
    ["orders.moment.shipped_at", undefined],
    ["orders.moment.delivered_at", undefined],
  ]);
});
