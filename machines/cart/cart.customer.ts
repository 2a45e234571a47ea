import { asOutcome } from "../outcome.ts";
import { cart, oldest } from "./cart.setup.ts";

const changing = cart.createStateConfig({
  invoke: {
    id: "changeCart",
    src: "changeCart",
    input: ({ context }) => oldest(context),
    onDone: [
      {
        guard: { type: "isMaximumExceeded", params: ({ event }) => event.output },
        target: "deciding",
        actions: [
          {
            type: "keepRefusal",
            params: ({ context, event }) => {
              const { maximum, inCart } = asOutcome(event.output, "maximumExceeded");
              return { reason: "maximum", productId: oldest(context).productId, maximum, inCart };
            },
          },
          "dropChange",
        ],
      },
      {
        guard: { type: "isUnavailable", params: ({ event }) => event.output },
        target: "deciding",
        actions: [
          {
            type: "keepRefusal",
            params: ({ context }) => ({
              reason: "unavailable",
              productId: oldest(context).productId,
            }),
          },
          "dropChange",
        ],
      },
      { guard: "isAddition", target: "deciding", actions: ["dropChange", "announceAddition"] },
      { target: "deciding", actions: "dropChange" },
    ],
    onError: "unreachable",
  },
});

const merging = cart.createStateConfig({
  invoke: {
    id: "mergeCart",
    src: "mergeCart",
    input: ({ context }) => context.local,
    onDone: {
      target: "deciding",
      actions: [
        { type: "keepClamped", params: ({ event }) => event.output },
        "forgetLocal",
        "clearStoredLocal",
        "refetchCart",
      ],
    },
    onError: "notMerged",
  },
});

export const customer = cart.createStateConfig({
  initial: "readingLocal",
  on: {
    "session.known": {
      guard: { type: "isVisitor", params: ({ event }) => event },
      target: "visitor",
    },
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
          { target: "deciding" },
        ],
        onError: "deciding",
      },
    },
    merging,
    notMerged: { on: { "retry.requested": "merging", "notice.dismissed": "deciding" } },
    deciding: {
      always: [
        { guard: "hasChanges", target: "changing" },
        { guard: "wasAtMaximum", target: "refused.maximum" },
        { guard: "wasUnavailable", target: "refused.unavailable" },
        { guard: "wasClamped", target: "refused.clamped" },
        { target: "idle" },
      ],
    },
    idle: { always: { guard: "hasChanges", target: "changing" } },
    changing,
    refused: {
      exit: "forgetRefusal",
      initial: "maximum",
      states: { maximum: {}, unavailable: {}, clamped: {} },
      always: { guard: "hasChanges", target: "changing" },
      on: { "notice.dismissed": "idle" },
    },
    unreachable: {
      on: {
        "retry.requested": "changing",
        "notice.dismissed": { target: "deciding", actions: ["dropChanges", "refetchCart"] },
      },
    },
  },
});
