import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type {
  AddLineInput,
  AddLineOutput,
  BoughtLine,
  BuyAgainEvent,
  BuyAgainFacts,
  LeftOut,
} from "./buy-again.contract.ts";

/** Each line of the order is in one of these; the first of `waiting` is being added. */
type Context = {
  waiting: readonly BoughtLine[];
  added: readonly BoughtLine[];
  leftOut: readonly LeftOut[];
  unanswered: readonly BoughtLine[];
};

const buyAgain = setup({
  types: { input: {} as BuyAgainFacts, context: {} as Context, events: {} as BuyAgainEvent },
  actors: { addLine: port<AddLineOutput, AddLineInput>("addLine") },
  actions: {
    keepAdded: assign(({ context: { waiting, added } }) => ({
      waiting: waiting.slice(1),
      added: [...added, firstOf(waiting)],
    })),
    keepLeftOut: assign(
      ({ context: { waiting, leftOut } }, { outcome }: { outcome: LeftOut["because"] }) => ({
        waiting: waiting.slice(1),
        leftOut: [...leftOut, { name: firstOf(waiting).name, because: outcome }],
      }),
    ),
    keepUnanswered: assign(({ context: { waiting, unanswered } }) => ({
      waiting: waiting.slice(1),
      unanswered: [...unanswered, firstOf(waiting)],
    })),
    /** The keys prevent adding a line twice. */
    takeUnanswered: assign(({ context: { unanswered } }) => ({ waiting: unanswered, unanswered: [] })),
    refreshCart: effect(),
  },
  guards: {
    answered: hasOutcome,
    isWaiting: ({ context }) => context.waiting.length > 0,
    isUnanswered: ({ context }) => context.unanswered.length > 0,
    isAdded: ({ context }) => context.added.length > 0,
  },
});

const answers = createOutcomeTransitions<typeof buyAgain>();

export const buyAgainMachine = buyAgain.createMachine({
  id: "buyAgain",
  initial: "offered",
  context: ({ input }) => ({ waiting: input.lines, added: [], leftOut: [], unanswered: [] }),
  states: {
    offered: { on: { "buy.requested": "adding" } },
    /** One line after the other; a failure does not affect the others. */
    adding: {
      initial: "choosing",
      exit: "refreshCart",
      states: {
        choosing: {
          always: [
            { guard: "isWaiting", target: "asking" },
            { guard: "isUnanswered", target: "#buyAgain.unanswered" },
            { guard: "isAdded", target: "#buyAgain.inCart" },
            { target: "#buyAgain.nothingAdded" },
          ],
        },
        asking: {
          invoke: {
            id: "addLine",
            src: "addLine",
            input: ({ context }) => askedFor(firstOf(context.waiting)),
            onDone: answers<AddLineOutput>({
              added: { target: "choosing", actions: "keepAdded" },
              itemUnavailable: {
                target: "choosing",
                actions: { type: "keepLeftOut", params: ({ event }) => event.output },
              },
              notSoldHere: {
                target: "choosing",
                actions: { type: "keepLeftOut", params: ({ event }) => event.output },
              },
              soldOut: {
                target: "choosing",
                actions: { type: "keepLeftOut", params: ({ event }) => event.output },
              },
              cartMaximumExceeded: {
                target: "choosing",
                actions: { type: "keepLeftOut", params: ({ event }) => event.output },
              },
              unforeseen: {
                target: "choosing",
                actions: { type: "keepLeftOut", params: ({ event }) => event.output },
              },
            }),
            onError: { target: "choosing", actions: "keepUnanswered" },
          },
        },
      },
    },
    unanswered: { on: { "retry.requested": { target: "adding", actions: "takeUnanswered" } } },
    inCart: {},
    nothingAdded: {},
  },
});

function firstOf([line]: readonly BoughtLine[]): BoughtLine {
  if (line) return line;
  throw new Error("adding a line that is not there");
}

function askedFor({ productId, variantId, count, key }: BoughtLine): AddLineInput {
  return { productId, variantId, count, key };
}
