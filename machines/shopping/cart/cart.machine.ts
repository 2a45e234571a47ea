import { customer } from "./cart.customer.ts";
import { toAddition } from "./cart.changes.ts";
import { cart, nothing } from "./cart.setup.ts";
import { visitor } from "./cart.visitor.ts";

export const cartMachine = cart.createMachine({
  id: "cart",
  initial: "waiting",
  context: ({ input }) => ({ ...input, local: nothing, queue: [], refusal: null }),
  on: {
    "line.added": { actions: { type: "queueChange", params: ({ event }) => toAddition(event) } },
  },
  states: {
    waiting: {
      on: {
        "session.known": [
          { guard: { type: "isCustomer", params: ({ event }) => event }, target: "customer" },
          { target: "visitor" },
        ],
      },
    },
    visitor,
    customer,
  },
});
