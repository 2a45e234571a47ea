import { expect, test } from "vitest";
import { flowModels } from "#scripts/flows.ts";
import { chartOf } from "#workshop/chart/chart.ts";
import { layersOf, type Block, type Layers } from "./layers.ts";

const flows = await flowModels();

const linesOf = ({ spine, sections }: Layers): Block["lines"] =>
  [...spine, ...sections.flatMap(({ blocks }) => blocks)].flatMap(({ lines }) => lines);

/** The layers as text; a number is a state of the happy path. */
function textOf({ spine, sections }: Layers): string[] {
  const rows = (lines: Block["lines"]) =>
    lines.map((line) => {
      const indent = "  ".repeat(line.indent + 1);
      if (line.look === "heading") return `${indent}${line.words}`;
      const { kind, what, condition, target } = line.row;
      const goal = [target.number, target.words, target.isEnd && "(end)"].filter(Boolean).join(" ");
      return `${indent}${kind}: ${[what, condition].filter(Boolean).join(" ")} → ${goal}`;
    });
  return [
    ...spine.flatMap(({ labels, number, name, details, isAgain, lines }) => [
      ...labels.map(({ kind, title, detail }) => `↓ ${kind}: ${[title, detail].filter(Boolean).join(" / ")}`),
      [number, isAgain ? `${name}, again` : name, ...details].filter(Boolean).join(" "),
      ...rows(lines),
    ]),
    ...sections.flatMap(({ blocks }) => blocks.flatMap(({ name, lines }) => [name, ...rows(lines)])),
  ];
}

const layersNamed = (name: string) => layersOf(flows.find(({ flow }) => flow === name)!.model);

test.each(flows)("every arrow of $flow is drawn, and each row once", ({ model }) => {
  const layers = layersOf(model);
  const happy = new Set(layers.spine.flatMap(({ labels }) => labels.flatMap(({ arrow }) => arrow ?? [])));
  const folded = linesOf(layers).flatMap((line) => (line.look === "row" ? line.row.arrows : []));
  const ids = chartOf(model.machine).arrows.map(({ id }) => id);
  expect([...happy, ...folded].sort()).toEqual(ids.sort());
});

test("each happy path begins where its flow begins, and ends where people want to be", () => {
  const ends = flows.map(({ flow, model }) => {
    const { spine } = layersOf(model);
    const [first, last] = [spine[0], spine.at(-1)].map((stop) => stop!.id.split(".").slice(1).join("."));
    return `${flow}: ${first} → ${last}`;
  });
  expect(ends).toEqual([
    "account-deletion: open.idle → deleted",
    "authenticator-removal: open.idle → open.removed",
    "edit-account: typing.editing → typing.saved",
    "edit-address: typing.editing → saved",
    "email-confirmation: arriving → over.confirmed",
    "open-sessions: looking.reading → looking.ended",
    "passkey: offered.looking → loggedIn",
    "password-change: open.idle → open.changed",
    "password-recovery: arriving → sent",
    "password-reset: open.idle → reset",
    "second-factor: arriving → done",
    "session: restoring → customer.resting",
    "sign-up: typing.editing → registered.settled",
    "failed-mail: open.idle → queued",
    "fulfilment: sorting → delivered",
    "payment-issue: open.idle → closed",
    "payout-export: sorting → typing.saved",
    "payout-marking: open.idle → marked",
    "refund-review: sorting → approved",
    "stock-change: open.idle → open.changed",
    "tour-lead-activation: open.idle → active",
    "tour-lead-ending: open.idle → ended",
    "tour-lead-invitation: open.idle → open.invited",
    "buy-again: offered → inCart",
    "guest-order-link: open.idle → sent",
    "guest-order-opening: open.idle → opened",
    "order-keeping: open.idle → kept",
    "refund-removal: open.idle → deleted",
    "refund-request: loading.asking → requested",
    "withdrawal: offered → withdrawn",
    "attachment: starting → uploaded.resting",
    "market: settled → reloading",
    "navigation: idle → idle",
    "shop: gate.deciding → gate.open",
    "cart-dropdown: closed → closed",
    "cart: waiting → customer.idle",
    "checkout: deciding → accepted",
    "contact: typing.editing → sent",
    "coupon: open.idle → open.accepted",
    "guest: arriving → guest",
    "payment: arriving → paid",
    "search: closed → open.found",
    "stock-alert-link: open.idle → confirmed",
    "stock-alert: open.idle → mailed",
    "wish-list: choosing.settled → choosing.settled",
    "bank-account: sorting → shown.kept",
    "payout: sorting → requested",
    "self-billing: sorting → agreed.kept",
    "tour-lead-sign-up: starting → signedUp.passwordMailed",
  ]);
});

test("what else may happen is beside the state where it happens", () => {
  expect(textOf(layersNamed("cart-dropdown"))).toEqual([
    "↓ start: on a product's page / the flow starts",
    "1 Closed",
    "  person: dropdown entered → Open",
    "    person: dropdown left → 1 Closed",
    "↓ elsewhere: something was put in / line arrived",
    "2 Peeking",
    "  elsewhere: line arrived → 2 here again",
    "  person: dropdown entered → Open",
    "↓ time: after 4 s (peek)",
    "1 Closed, again",
    "In every state",
    "  elsewhere: route changed if allowed → 1 Closed",
    "  elsewhere: route changed otherwise → Disabled",
  ]);
});

test("a page that is left, a state that is left at once, and answers as in another state", () => {
  expect(textOf(layersNamed("payment"))).toEqual([
    "↓ start: has just ordered / the flow starts",
    "Arriving",
    "  atOnce: at once if came being paid → 3 Processing",
    "  atOnce: at once if came cancelled → Unpaid · not approved",
    "  atOnce: at once if came begun → Unpaid · not completed",
    "  atOnce: at once if came found elsewhere → Unpaid · placed elsewhere",
    "  atOnce: at once if came unpayable → Unpaid · currency not supported",
    "  atOnce: at once otherwise → Unpaid · waiting",
    "↓ atOnce: if came ordered / at once",
    "1 Preparing waits for prepare payment",
    "  answer: currency not supported → Unpaid · currency not supported",
    "  answer: payment provider error → Unpaid · provider error",
    "  answer: order cancelled → Cancelled (end)",
    "  answer: order being paid → 3 Processing",
    "  answer: order paid → 4 Paid (end)",
    "  answer: guest token expired → Guest token expired (end)",
    "  answer: not found → Not found (end)",
    "  answer: unforeseen → Unforeseen",
    "    person: retry requested → Unpaid · waiting",
    "  failure: no answer → Unreachable",
    "    person: retry requested → 1 Preparing",
    "↓ answer: prepared",
    "2 Leaving on entry: go to provider",
    "↓ start: back, approved / the page was left; the flow starts again",
    "Arriving, again",
    "↓ atOnce: if came approved / at once",
    "3 Processing waits for process payment",
    "  time: after 4 s (still working) → Slow",
    "  answer: pending, payment provider error → Pending",
    "    time: after 5 s (next question) → 3 Processing",
    "  answer: payment not approved → Unpaid · not approved",
    "  answer: payment declined → Unpaid · declined",
    "  answer: payment not prepared → Unpaid · waiting",
    "  failure: no answer → Unreachable",
    "    person: retry requested → 3 Processing",
    "  same: currency not supported, order cancelled, guest token expired, not found, unforeseen → 1 as in Preparing",
    "  time: after 60 s (patience) → Told later",
    "    person: retry requested → 3 Processing",
    "↓ answer: paid",
    "4 Paid",
    "Anywhere in Unpaid",
    "  person: payment requested → 1 Preparing",
    "  person: cancellation requested → Confirming",
    "    person: cancellation confirmed → Calling off",
    "    person: cancellation dropped → Unpaid · waiting",
    "Currency not supported",
    "  person: cancellation requested → Calling off",
    "  person: payment requested → is ignored",
    "Calling off",
    "  answer: cancelled → Called off (end)",
    "  failure: no answer → Unreachable",
    "    person: retry requested → Calling off",
    "  same: order being paid, order paid, guest token expired, not found, unforeseen → 1 as in Preparing",
  ]);
});
