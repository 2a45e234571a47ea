import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import { changed } from "./local-cart.ts";
import type {
  CartChange,
  CartEvent,
  CartFacts,
  CartRefusal,
  ChangeCartOutput,
  LocalCart,
  MergeCartInput,
  MergeCartOutput,
  RefusedChange,
} from "./cart.contract.ts";

/** `queue`: pending changes, oldest first. `refusal`: not yet dismissed. */
type Context = CartFacts & {
  local: LocalCart;
  queue: readonly CartChange[];
  refusal: CartRefusal | null;
};

/** A cart that was never stored. */
export const nothing: LocalCart = { uuid: "", lines: [] };

export const cart = setup({
  types: { input: {} as CartFacts, context: {} as Context, events: {} as CartEvent },
  actors: {
    /** Returns an empty cart with a new uuid if none is stored. */
    readLocalCart: port<LocalCart>("readLocalCart"),
    mergeCart: port<MergeCartOutput, MergeCartInput>("mergeCart"),
    changeCart: port<ChangeCartOutput, CartChange>("changeCart"),
  },
  actions: {
    queueChange: assign(({ context }, change: CartChange) => ({
      queue: [...context.queue, change],
    })),
    dropChange: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    dropChanges: assign({ queue: [] }),
    applyChange: assign(({ context }) => {
      const after = changed(context.local, oldest(context), context.perItemMaximum);
      return "cart" in after ? { local: after.cart } : { refusal: after.refusal };
    }),
    keepLocal: assign((_, { local }: { local: LocalCart }) => ({ local })),
    keepLocalIfAny: assign(({ context }, { localCart }: { localCart?: LocalCart }) => ({
      local: localCart ?? context.local,
    })),
    forgetLocal: assign({ local: nothing }),
    keepRefusal: assign(({ context }, { outcome: reason, ...counts }: RefusedChange) => ({
      refusal: { reason, variantId: oldest(context).variantId, ...counts } as CartRefusal,
    })),
    keepUnforeseen: assign({ refusal: { reason: "unforeseen" } }),
    keepClamped: assign((_, { clamped }: { clamped: string[] }) => ({
      refusal: clamped.length > 0 ? { reason: "clamped", productIds: clamped } : null,
    })),
    forgetRefusal: assign({ refusal: null }),
    announceAddition: effect(),
    storeLocal: effect<{ local: LocalCart }>(),
    /** After the merge, the lines belong to the customer. */
    clearStoredLocal: effect(),
    refetchCart: effect(),
  },
  guards: {
    answered: hasOutcome,
    isCustomer: (_, { customer }: { customer: boolean }) => customer,
    isCustomerWithLines: ({ context }, { customer }: { customer: boolean }) =>
      customer && context.local.lines.length > 0,
    isVisitor: (_, { customer }: { customer: boolean }) => !customer,
    hasLines: (_, { lines }: LocalCart) => lines.length > 0,
    hasChanges: ({ context }) => context.queue.length > 0,
    isAddition: ({ context }) => oldest(context).kind === "add",
    fits: ({ context }) => "cart" in changed(context.local, oldest(context), context.perItemMaximum),
    wasAtMaximum: ({ context }) => context.refusal?.reason === "cartMaximumExceeded",
    wasUnavailable: ({ context }) => context.refusal?.reason === "itemUnavailable",
    wasClamped: ({ context }) => context.refusal?.reason === "clamped",
    wasUnforeseen: ({ context }) => context.refusal?.reason === "unforeseen",
    isVisitorsCart: (_, { localCart }: { localCart?: LocalCart }) => localCart !== undefined,
  },
});

export const answers = createOutcomeTransitions<typeof cart>();

/** @throws when the queue is empty: a guard is missing. */
export function oldest({ queue: [change] }: Pick<Context, "queue">): CartChange {
  if (change) return change;
  throw new Error("no change waits");
}
