import { customer } from "./cart.customer.ts";
import { cart, nothing } from "./cart.setup.ts";
import { visitor } from "./cart.visitor.ts";
import type { CartChange, CartEvent } from "./cart.contract.ts";

type Event<Type extends CartEvent["type"]> = Extract<CartEvent, { type: Type }>;

export const cartMachine = cart.createMachine({
  id: "cart",
  type: "parallel",
  context: ({ input }) => ({ ...input, local: nothing, queue: [], refusal: null }),
  states: {
    lines: {
      initial: "waiting",
      on: {
        "line.added": {
          actions: { type: "queueChange", params: ({ event }) => toAddition(event) },
        },
        "count.changed": {
          actions: { type: "queueChange", params: ({ event }) => toNewCount(event) },
        },
        "line.removed": {
          actions: { type: "queueChange", params: ({ event }) => toRemoval(event) },
        },
      },
      states: {
        waiting: {
          on: {
            "session.known": [
              {
                guard: { type: "isCustomer", params: ({ event }) => event },
                target: "customer",
              },
              { target: "visitor" },
            ],
          },
        },
        visitor,
        customer,
      },
    },
    dropdown: {
      initial: "closed",
      on: {
        "route.changed": [
          {
            guard: { type: "allowsDropdown", params: ({ event }) => event },
            target: ".closed",
          },
          { target: ".disabled" },
        ],
      },
      states: {
        closed: { on: { "line.arrived": "peeking", "dropdown.entered": "open" } },
        peeking: {
          after: { peek: "closed" },
          on: { "line.arrived": { target: "peeking", reenter: true }, "dropdown.entered": "open" },
        },
        open: { on: { "dropdown.left": "closed" } },
        disabled: {},
      },
    },
  },
});

function toAddition({ productId, count, name, key }: Event<"line.added">): CartChange {
  return { kind: "add", productId, count, name, key };
}

function toNewCount({ lineId, productId, count }: Event<"count.changed">): CartChange {
  return count === 0 ? { kind: "remove", lineId, productId } : { kind: "setCount", lineId, productId, count };
}

function toRemoval({ lineId, productId }: Event<"line.removed">): CartChange {
  return { kind: "remove", lineId, productId };
}
