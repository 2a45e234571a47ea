import { and } from "xstate";
import { cart } from "./cart.setup.ts";

export const visitor = cart.createStateConfig({
  initial: "reading",
  on: {
    "session.known": [
      {
        guard: { type: "isCustomerWithLines", params: ({ event }) => event },
        target: "customer.merging",
      },
      { guard: { type: "isCustomer", params: ({ event }) => event }, target: "customer.deciding" },
    ],
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
          target: "deciding",
          actions: { type: "keepLocal", params: ({ event }) => ({ local: event.output }) },
        },
        onError: "deciding",
      },
      on: {
        "session.known": {
          guard: { type: "isCustomer", params: ({ event }) => event },
          target: "#cart.lines.customer",
        },
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
          target: "deciding",
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
      always: { guard: "hasChanges", target: "deciding" },
      on: { "notice.dismissed": "idle" },
    },
  },
});
