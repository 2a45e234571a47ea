import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type {
  Counts,
  WithdrawalEvent,
  WithdrawalFacts,
  WithdrawalOrder,
  WithdrawInput,
  WithdrawOutput,
} from "./withdrawal.contract.ts";

/** `counts`: confirmed last; initially everything. */
type Context = WithdrawalFacts & { counts: Counts; withdrawn: { refundId: string; at: string } | null };

const withdrawal = setup({
  types: { input: {} as WithdrawalFacts, context: {} as Context, events: {} as WithdrawalEvent },
  actors: { withdraw: port<WithdrawOutput, WithdrawInput>("withdraw") },
  actions: {
    keepCounts: assign(({ context }, { counts }: { counts: Counts }) => ({
      counts: countsIn(context.order, counts),
    })),
    keepOrder: assign(({ context }, { order }: { order: WithdrawalOrder }) => ({
      order,
      counts: countsIn(order, context.counts),
    })),
    keepWithdrawn: assign((_, { refundId, at }: { refundId: string; at: string }) => ({
      withdrawn: { refundId, at },
    })),
    refreshOrder: effect(),
  },
  guards: {
    answered: hasOutcome,
    hasPieces: (_, { counts }: { counts: Counts }) => Object.values(counts).some((count) => count > 0),
  },
});

const answers = createOutcomeTransitions<typeof withdrawal>();

/** Transitions of all states without a pending request. */
const confirmed = withdrawal.createStateConfig({
  on: {
    "withdrawal.confirmed": [
      {
        guard: { type: "hasPieces", params: ({ event }) => event },
        target: "#withdrawal.sending",
        actions: { type: "keepCounts", params: ({ event }) => event },
      },
      {
        target: "#withdrawal.choosing.nothingChosen",
        actions: { type: "keepCounts", params: ({ event }) => event },
      },
    ],
  },
});

export const withdrawalMachine = withdrawal.createMachine({
  id: "withdrawal",
  initial: "offered",
  context: ({ input }) => ({ ...input, counts: countsIn(input.order, {}), withdrawn: null }),
  states: {
    offered: { on: { "withdrawal.opened": "choosing" } },
    choosing: {
      initial: "looking",
      states: { looking: {}, nothingChosen: {}, countsChanged: {}, guestTokenExpired: {}, unforeseen: {} },
      on: {
        "withdrawal.left": "offered",
        ...confirmed.on,
      },
    },
    sending: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "withdraw",
            src: "withdraw",
            input: ({ context: { order, counts } }) => ({ orderId: order.id, counts: inAll(order, counts) }),
            onDone: answers<WithdrawOutput>({
              withdrawn: {
                target: "#withdrawal.withdrawn",
                actions: { type: "keepWithdrawn", params: ({ event }) => event.output },
              },
              invalid: {
                target: "#withdrawal.choosing.countsChanged",
                actions: { type: "keepOrder", params: ({ event }) => event.output },
              },
              withdrawalTooLate: "#withdrawal.tooLate",
              nothingLeft: "#withdrawal.nothingLeft",
              allExempt: "#withdrawal.nothingLeft",
              notFound: "#withdrawal.notPossible",
              orderNotPaid: "#withdrawal.notPossible",
              noWithdrawal: "#withdrawal.notPossible",
              guestTokenExpired: "#withdrawal.choosing.guestTokenExpired",
              unforeseen: "#withdrawal.choosing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        /** The request may have succeeded: repeating it does no harm. */
        unreachable: { on: { ...confirmed.on, "retry.requested": "asking" } },
      },
    },
    withdrawn: { entry: "refreshOrder" },
    tooLate: { entry: "refreshOrder" },
    nothingLeft: { entry: "refreshOrder" },
    notPossible: { entry: "refreshOrder" },
  },
});

/** Total counts, so that items that are approved meanwhile are not refunded twice. Exempt items are not requested. */
const inAll = ({ lines }: WithdrawalOrder, counts: Counts): Counts =>
  Object.fromEntries(
    lines.flatMap(({ id, isExempt, refundedCount }) =>
      isExempt ? [] : [[id, refundedCount + (counts[id] ?? 0)]],
    ),
  );

/** A line without a choice is withdrawn as a whole; counts are limited to between what is already requested and what is possible. */
function countsIn({ lines }: WithdrawalOrder, chosen: Counts): Counts {
  return Object.fromEntries(
    lines.map(({ id, least, most }) => [id, Math.max(least, Math.min(chosen[id] ?? most, most))]),
  );
}
