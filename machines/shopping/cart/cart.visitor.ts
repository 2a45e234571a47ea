import { and } from "xstate";
import { toNewCount, toRemoval } from "./cart.changes.ts";
import { cart } from "./cart.setup.ts";

export const visitor = cart.createStateConfig({
  initial: "reading",
  on: {
    "session.known": [
      {
        guard: { type: "isCustomerWithLines", params: ({ event }) => event },
        target: "customer.merging",
      },
      { guard: { type: "isCustomer", params: ({ event }) => event }, target: "customer.idle" },
    ],
    "count.changed": { actions: { type: "queueChange", params: ({ event }) => toNewCount(event) } },
    "line.removed": { actions: { type: "queueChange", params: ({ event }) => toRemoval(event) } },
    "cart.changedElsewhere": {
      guard: { type: "isVisitorsCart", params: ({ event }) => event },
      actions: { type: "keepLocalIfAny", params: ({ event }) => event },
    },
  },
  states: {
    reading: {
      invoke: {
        id: "readLocalCart",
        src: "readLocalCart",
        onDone: {
          target: "idle",
          actions: { type: "keepLocal", params: ({ event }) => ({ local: event.output }) },
        },
        onError: "idle",
      },
      on: {
        "session.known": {
          guard: { type: "isCustomer", params: ({ event }) => event },
          target: "#cart.customer",
        },
        // No lines are on screen yet.
        "count.changed": {},
        "line.removed": {},
      },
    },
    deciding: {
      always: [
        {
          guard: and(["hasChanges", "fits", "isAddition"]),
          target: "deciding",
          actions: [
            "applyChange",
            { type: "storeLocal", params: ({ context }) => ({ local: context.local }) },
            "dropChange",
            "announceAddition",
          ],
        },
        {
          guard: and(["hasChanges", "fits"]),
          target: "idle",
          actions: [
            "applyChange",
            { type: "storeLocal", params: ({ context }) => ({ local: context.local }) },
            "dropChange",
          ],
        },
        { guard: "hasChanges", target: "deciding", actions: ["applyChange", "dropChange"] },
        { guard: "wasAtMaximum", target: "refused" },
        { target: "idle" },
      ],
    },
    idle: { always: { guard: "hasChanges", target: "deciding" } },
    refused: {
      exit: "forgetRefusal",
      always: { guard: "hasChanges", target: "idle" },
      on: { "notice.dismissed": "idle" },
    },
  },
});
