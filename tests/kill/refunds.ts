import { randomUUID } from "node:crypto";
import type { Schemas } from "#server/http/reply.ts";
import { photo, uploadOf } from "#tests/support/refund-helpers.ts";
import type { Call, TestWorld } from "./person.ts";

const image = photo(40, 30).then((bytes) => uploadOf(bytes));

/** Requests a refund of some of a paid order's goods with photos, and sometimes discards the draft. */
export async function requestRefund(
  world: TestWorld,
  call: Call,
  orders: readonly Schemas["Order"][],
): Promise<void> {
  const { moments, random } = world;
  if (random() < 0.25) return withdrawFrom(orders, world, call);
  const possible = orders.filter(({ refundable }) => refundable === "possible");
  const order = possible[Math.floor(random() * possible.length)];
  if (!order) return;
  const { id: line, left } = lineWithRest(order, random);
  const items = [{ id: line, count: random() < 0.5 ? 1 : left }];
  const drafted = await call("POST", `/orders/${order.id}/refund`, { items, note: "It is broken." });
  await moments.reached("the refund was drafted");
  if (drafted.status !== 200) return;
  const { id } = drafted.body as Schemas["Refund"];
  const key = randomUUID();
  const sent = await call("POST", `/refunds/${id}/images`, await image, key);
  await moments.reached("a photo was sent");
  if (random() < 0.3) await call("POST", `/refunds/${id}/images`, await image, key);
  if (random() < 0.2 && sent.status === 201) await call("DELETE", `/refunds/${id}/images/${sent.body.id}`);
  if (random() < 0.1) await call("DELETE", `/refunds/${id}`);
  else await call("POST", `/refunds/${id}/set_status`, { new_status: "requested" });
  await moments.reached("the refund was requested");
}

/** One of the lines that have not come back completely. */
function lineWithRest({ items }: Schemas["Order"], random: () => number) {
  const some = items.filter(({ count, approved_count }) => approved_count < count);
  const { id, count, approved_count: approved } = some[Math.floor(random() * some.length)] ?? items[0]!;
  return { id, approved, left: Math.max(1, count - approved) };
}

/** Withdraws from any of the orders, with or without refunds; sometimes twice concurrently. */
async function withdrawFrom(orders: readonly Schemas["Order"][], { moments, random }: TestWorld, call: Call) {
  const possible = orders.filter(({ withdrawable }) => withdrawable === "possible");
  const order = possible[Math.floor(random() * possible.length)];
  if (!order) return;
  const { id, approved } = lineWithRest(order, random);
  const items = [{ id, count: approved + 1 }];
  const path = `/orders/${order.id}/withdraw`;
  const said = [call("POST", path, random() < 0.5 ? {} : { items })];
  if (random() < 0.4) said.push(call("POST", path, { items }));
  await Promise.all(said);
  await moments.reached("the contract was withdrawn from");
}

/** An administrator decides the oldest waiting refund; sometimes two concurrently. */
export async function decideNextRefund({ moments, provider, random }: TestWorld, call: Call): Promise<void> {
  const { body: waiting } = await call("GET", "/admin/refunds/?current_status=requested&limit=5");
  const open = (waiting as Schemas["RefundToDecide"][]).filter(({ is_paying_back }) => !is_paying_back);
  const found = open[Math.floor(random() * open.length)];
  if (!found) return;
  const path = `/admin/refunds/${found.refund.id}/decision`;
  const isApproved = random() < 0.85;
  if (random() < 0.3) await provider.nextRefund("pending");
  const decision = isApproved ? { decision: "approve" } : { decision: "reject", note: "It grows well." };
  const asked = [call("POST", path, decision)];
  if (random() < 0.4) asked.push(call("POST", path, decision));
  await Promise.all(asked);
  if (isApproved) await moments.reached("the refund was decided");
}
