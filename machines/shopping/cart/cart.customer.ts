import type { ChangeCartOutput, MergeCartOutput } from "./cart.contract.ts";
import { toNewCount, toRemoval } from "./cart.changes.ts";
import { answers, cart, oldest } from "./cart.setup.ts";

const changing = cart.createStateConfig({
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "changeCart",
        src: "changeCart",
        input: ({ context }) => oldest(context),
        onDone: answers<ChangeCartOutput>({
          changed: [
            {
              guard: "isAddition",
              target: "#cart.customer.deciding",
              actions: ["dropChange", "announceAddition"],
            },
            { target: "#cart.customer.deciding", actions: "dropChange" },
          ],
          cartMaximumExceeded: {
            target: "#cart.customer.deciding",
            actions: [{ type: "keepRefusal", params: ({ event }) => event.output }, "dropChange"],
          },
          itemUnavailable: {
            target: "#cart.customer.deciding",
            actions: [{ type: "keepRefusal", params: ({ event }) => event.output }, "dropChange"],
          },
          unforeseen: {
            target: "#cart.customer.deciding",
            actions: ["keepUnforeseen", "dropChange", "refetchCart"],
          },
        }),
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
});

const merging = cart.createStateConfig({
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "mergeCart",
        src: "mergeCart",
        input: ({ context }) => context.local,
        onDone: answers<MergeCartOutput>({
          merged: {
            target: "#cart.customer.deciding",
            actions: [
              { type: "keepClamped", params: ({ event }) => event.output },
              "forgetLocal",
              "clearStoredLocal",
              "refetchCart",
            ],
          },
          unforeseen: "unforeseen",
        }),
        onError: "unreachable",
      },
    },
    unreachable: { on: { "retry.requested": "asking", "notice.dismissed": "#cart.customer.idle" } },
    unforeseen: { on: { "notice.dismissed": "#cart.customer.idle" } },
  },
});

export const customer = cart.createStateConfig({
  initial: "readingLocal",
  on: {
    "session.known": {
      guard: { type: "isVisitor", params: ({ event }) => event },
      target: "visitor",
    },
    "count.changed": { actions: { type: "queueChange", params: ({ event }) => toNewCount(event) } },
    "line.removed": { actions: { type: "queueChange", params: ({ event }) => toRemoval(event) } },
    "cart.changedElsewhere": { actions: "refetchCart" },
  },
  states: {
    readingLocal: {
      invoke: {
        id: "readLocalCart",
        src: "readLocalCart",
        onDone: [
          {
            guard: { type: "hasLines", params: ({ event }) => event.output },
            target: "merging",
            actions: { type: "keepLocal", params: ({ event }) => ({ local: event.output }) },
          },
          { target: "idle" },
        ],
        onError: "idle",
      },
      // No lines are on screen yet.
      on: { "count.changed": {}, "line.removed": {} },
    },
    merging,
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
    changing,
  },
});
