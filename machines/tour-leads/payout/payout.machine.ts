import type { RequestPayoutOutput } from "./payout.contract.ts";
import { amountOf, answers, balanceOf, payout } from "./payout.setup.ts";

export const payoutMachine = payout.createMachine({
  id: "payout",
  initial: "sorting",
  context: ({ input }) => ({ ...input, currency: input.balances[0]?.currency ?? "", typed: "", key: "" }),
  states: {
    sorting: { always: [{ guard: "hasEnough", target: "entering" }, "tooLittle"] },
    tooLittle: {},
    entering: {
      initial: "editing",
      states: {
        editing: {},
        checking: {
          always: [
            { guard: "isNoAmount", target: "noAmount" },
            { guard: "isBelowMinimum", target: "belowMinimum" },
            { guard: "isAboveBalance", target: "aboveBalance" },
            "#payout.confirming",
          ],
        },
        noAmount: {},
        belowMinimum: {},
        aboveBalance: {},
        balanceChanged: {},
        noAccount: {},
        unforeseen: {},
      },
      on: {
        "amount.submitted": {
          target: ".checking",
          actions: { type: "keepTyped", params: ({ event }) => event },
        },
      },
    },
    confirming: { on: { "payout.confirmed": "requesting", "payout.left": "entering" } },
    requesting: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "requestPayout",
            src: "requestPayout",
            input: ({ context }) => ({
              currency: context.currency,
              value: amountOf(context),
              balance: balanceOf(context).balance,
              key: context.key,
            }),
            onDone: answers<RequestPayoutOutput>({
              requested: { target: "#payout.requested", actions: "takeFromBalance" },
              balanceChanged: {
                target: "#payout.entering.balanceChanged",
                actions: { type: "keepBalance", params: ({ event }) => event.output },
              },
              belowMinimum: {
                target: "#payout.entering.belowMinimum",
                actions: { type: "keepMinimum", params: ({ event }) => event.output },
              },
              noBankAccount: "#payout.entering.noAccount",
              notATourLead: "#payout.notAllowed",
              unforeseen: "#payout.entering.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        /** The request may have succeeded: repeating it with the same key requests nothing twice. */
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    requested: { on: { "another.requested": { target: "sorting", actions: "forgetAmount" } } },
    notAllowed: {},
  },
});
