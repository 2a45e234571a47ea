import { assign, setup } from "xstate";
import { parseTypedAmount, balanceAfter } from "#domain/payout.ts";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { port } from "#machines/port.ts";
import type {
  Balance,
  PayoutEvent,
  PayoutFacts,
  RequestPayoutInput,
  RequestPayoutOutput,
} from "./payout.contract.ts";

type Typed = { currency: string; typed: string; key: string };
type Context = PayoutFacts & Typed;

export const payout = setup({
  types: { input: {} as PayoutFacts, context: {} as Context, events: {} as PayoutEvent },
  actors: { requestPayout: port<RequestPayoutOutput, RequestPayoutInput>("requestPayout") },
  actions: {
    keepTyped: assign((_, { currency, typed, key }: Typed) => ({ currency, typed, key })),
    keepBalance: assign(({ context }, { balance }: { balance: number }) => ({
      balances: changed(context, { balance }),
    })),
    keepMinimum: assign(({ context }, { minimum }: { minimum: number }) => ({
      balances: changed(context, { minimum }),
    })),
    takeFromBalance: assign(({ context }) => {
      const { balance, currency_precision } = balanceOf(context);
      const left = balanceAfter(balance, amountOf(context), currency_precision);
      return { balances: changed(context, { balance: left }) };
    }),
    forgetAmount: assign({ typed: "" }),
  },
  guards: {
    answered: hasOutcome,
    hasEnough: ({ context }) => context.balances.some(({ balance, minimum }) => balance >= minimum),
    isNoAmount: ({ context }) =>
      parseTypedAmount(context.typed, balanceOf(context).currency_precision) === null,
    isBelowMinimum: ({ context }) => amountOf(context) < balanceOf(context).minimum,
    isAboveBalance: ({ context }) => amountOf(context) > balanceOf(context).balance,
  },
});

export const answers = createOutcomeTransitions<typeof payout>();

export function balanceOf({ balances, currency }: Pick<Context, "balances" | "currency">): Balance {
  const balance = balances.find((item) => item.currency === currency);
  if (balance) return balance;
  throw new Error(`no balance in ${currency}`);
}

/** The typed amount, after validation. */
export function amountOf(context: Pick<Context, "balances" | "currency" | "typed">): number {
  const amount = parseTypedAmount(context.typed, balanceOf(context).currency_precision);
  if (amount !== null) return amount;
  throw new Error("paying out what is no amount");
}

const changed = ({ balances, currency }: Context, change: Partial<Balance>): Balance[] =>
  balances.map((item) => (item.currency === currency ? { ...item, ...change } : item));
