// Written by `npm run generate` from machines/shopping/cart/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const cartMachine = setup({
  types: {
    context: {} as { perItemMaximum: number; local: unknown; queue: unknown[]; refusal: unknown },
    events: {} as
      | { type: "line.added" }
      | { type: "session.known" }
      | { type: "count.changed" }
      | { type: "line.removed" }
      | { type: "cart.changedElsewhere" }
      | { type: "notice.dismissed" }
      | { type: "retry.requested" },
  },
  actions: {
    queueChange: () => {},
    keepLocalIfAny: () => {},
    keepLocal: () => {},
    applyChange: () => {},
    storeLocal: () => {},
    dropChange: () => {},
    announceAddition: () => {},
    forgetRefusal: () => {},
    refetchCart: () => {},
    keepClamped: () => {},
    forgetLocal: () => {},
    clearStoredLocal: () => {},
    keepRefusal: () => {},
    keepUnforeseen: () => {},
    dropChanges: () => {},
  },
  actors: {
    readLocalCart: fromPromise(async () => {}),
    mergeCart: fromPromise(async () => {}),
    changeCart: fromPromise(async () => {}),
  },
  guards: {
    isCustomer: () => false,
    isCustomerWithLines: () => false,
    isVisitorsCart: () => false,
    "hasChanges and fits and isAddition": () => false,
    "hasChanges and fits": () => false,
    hasChanges: () => false,
    wasAtMaximum: () => false,
    isVisitor: () => false,
    hasLines: () => false,
    answered: () => false,
    wasUnavailable: () => false,
    wasClamped: () => false,
    wasUnforeseen: () => false,
    "answered(changed) and isAddition": () => false,
  },
}).createMachine({
  id: "cart",
  context: { perItemMaximum: 5, local: null, queue: [], refusal: null },
  initial: "waiting",
  on: { "line.added": { actions: "queueChange" } },
  states: {
    waiting: {
      on: { "session.known": [{ guard: "isCustomer", target: "customer" }, { target: "visitor" }] },
    },
    visitor: {
      initial: "reading",
      on: {
        "session.known": [
          { guard: "isCustomerWithLines", target: "customer.merging" },
          { guard: "isCustomer", target: "customer.idle" },
        ],
        "count.changed": { actions: "queueChange" },
        "line.removed": { actions: "queueChange" },
        "cart.changedElsewhere": { guard: "isVisitorsCart", actions: "keepLocalIfAny" },
      },
      states: {
        reading: {
          invoke: {
            id: "readLocalCart",
            src: "readLocalCart",
            onDone: { target: "idle", actions: "keepLocal" },
            onError: "idle",
          },
          on: {
            "session.known": { guard: "isCustomer", target: "#cart.customer" },
            "count.changed": {},
            "line.removed": {},
          },
        },
        deciding: {
          always: [
            {
              guard: "hasChanges and fits and isAddition",
              target: "deciding",
              actions: ["applyChange", "storeLocal", "dropChange", "announceAddition"],
            },
            {
              guard: "hasChanges and fits",
              target: "idle",
              actions: ["applyChange", "storeLocal", "dropChange"],
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
    },
    customer: {
      initial: "readingLocal",
      on: {
        "session.known": { guard: "isVisitor", target: "visitor" },
        "count.changed": { actions: "queueChange" },
        "line.removed": { actions: "queueChange" },
        "cart.changedElsewhere": { actions: "refetchCart" },
      },
      states: {
        readingLocal: {
          invoke: {
            id: "readLocalCart",
            src: "readLocalCart",
            onDone: [{ guard: "hasLines", target: "merging", actions: "keepLocal" }, { target: "idle" }],
            onError: "idle",
          },
          on: { "count.changed": {}, "line.removed": {} },
        },
        merging: {
          initial: "asking",
          states: {
            asking: {
              invoke: {
                id: "mergeCart",
                src: "mergeCart",
                onDone: [
                  {
                    guard: { type: "answered", params: { outcome: "merged" } },
                    target: "#cart.customer.deciding",
                    actions: ["keepClamped", "forgetLocal", "clearStoredLocal", "refetchCart"],
                    description: "answered(merged)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unforeseen" } },
                    target: "unforeseen",
                    description: "answered(unforeseen)",
                  },
                ],
                onError: "unreachable",
              },
            },
            unreachable: { on: { "retry.requested": "asking", "notice.dismissed": "#cart.customer.idle" } },
            unforeseen: { on: { "notice.dismissed": "#cart.customer.idle" } },
          },
        },
        deciding: {
          always: [
            { guard: "hasChanges", target: "changing" },
            { guard: "wasAtMaximum", target: "refused.maximum" },
            { guard: "wasUnavailable", target: "refused.unavailable" },
            { guard: "wasClamped", target: "refused.clamped" },
            { guard: "wasUnforeseen", target: "refused.unforeseen" },
            { target: "idle" },
          ],
        },
        refused: {
          exit: "forgetRefusal",
          initial: "maximum",
          states: { maximum: {}, unavailable: {}, clamped: {}, unforeseen: {} },
          always: { guard: "hasChanges", target: "changing" },
          on: { "notice.dismissed": "idle" },
        },
        idle: { always: { guard: "hasChanges", target: "changing" } },
        changing: {
          initial: "asking",
          states: {
            asking: {
              invoke: {
                id: "changeCart",
                src: "changeCart",
                onDone: [
                  {
                    guard: "answered(changed) and isAddition",
                    target: "#cart.customer.deciding",
                    actions: ["dropChange", "announceAddition"],
                  },
                  {
                    guard: { type: "answered", params: { outcome: "changed" } },
                    target: "#cart.customer.deciding",
                    actions: "dropChange",
                    description: "answered(changed)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "cartMaximumExceeded" } },
                    target: "#cart.customer.deciding",
                    actions: ["keepRefusal", "dropChange"],
                    description: "answered(cartMaximumExceeded)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "itemUnavailable" } },
                    target: "#cart.customer.deciding",
                    actions: ["keepRefusal", "dropChange"],
                    description: "answered(itemUnavailable)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unforeseen" } },
                    target: "#cart.customer.deciding",
                    actions: ["keepUnforeseen", "dropChange", "refetchCart"],
                    description: "answered(unforeseen)",
                  },
                ],
                onError: "unreachable",
              },
            },
            unreachable: {
              on: {
                "retry.requested": "asking",
                "notice.dismissed": {
                  target: "#cart.customer.deciding",
                  actions: ["dropChanges", "refetchCart"],
                },
              },
            },
          },
        },
      },
    },
  },
});
