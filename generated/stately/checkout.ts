// Written by `npm run generate` from machines/shopping/checkout/, for Stately's editor. Everything but the chart is left out.
import { fromCallback, fromPromise, setup } from "xstate";

export const checkoutMachine = setup({
  types: {
    context: {} as {
      isGuest: unknown;
      orderId: unknown;
      returned: unknown;
      address: unknown;
      typed: unknown;
      fieldErrors: unknown;
      shippingOptions: unknown[];
      draftUpdatedAt: unknown;
      prices: unknown;
      itemsTotal: unknown;
      vatIdCheck: unknown;
      chosen: unknown;
      amountDue: number;
      payment: unknown;
      pointsBalance: number;
      removed: unknown[];
      refusals: unknown[];
      shortages: unknown[];
      quantities: unknown[];
      arrival: unknown;
      reference: unknown;
      seconds: number;
    },
    events: {} as
      | { type: "retry.requested" }
      | { type: "address.typed" }
      | { type: "address.submitted" }
      | { type: "shipping.picked" }
      | { type: "shipping.chosen" }
      | { type: "date.wished" }
      | { type: "back.requested" }
      | { type: "cart.changedElsewhere" }
      | { type: "changes.accepted" }
      | { type: "terms.agreed" }
      | { type: "terms.withdrawn" }
      | { type: "points.chosen" }
      | { type: "codes.changed" }
      | { type: "order.placed" }
      | { type: "quantities.accepted" },
  },
  actions: {
    forgetAddress: () => {},
    keepDraft: () => {},
    keepOrder: () => {},
    keepPaid: () => {},
    keepOrderId: () => {},
    keepAddresses: () => {},
    keepSaved: () => {},
    keepFieldErrors: () => {},
    keepRefusals: () => {},
    keepSeconds: () => {},
    keepChosen: () => {},
    keepAccepted: () => {},
    keepPlaced: () => {},
    keepSubmitted: () => {},
    keepShortages: () => {},
    keepQuantities: () => {},
    reload: () => {},
    forgetOrder: () => {},
    goToCart: () => {},
    goToAccepted: () => {},
  },
  actors: {
    loadCheckout: fromPromise(async () => {}),
    saveDraft: fromPromise(async () => {}),
    submitOrder: fromPromise(async () => {}),
    payment: fromCallback(() => {}),
  },
  guards: {
    cameTo: () => false,
    answered: () => false,
    "answered(saved) and isChosenGone": () => false,
    "answered(orderChanged) and isOnlyOutdated": () => false,
    isOffered: () => false,
    isWishOffered: () => false,
    "answered(draft) and hasAddress": () => false,
    "answered(saved) and isChosenOffered": () => false,
    isVatIdUnchecked: () => false,
    isReadyToPlace: () => false,
  },
}).createMachine({
  id: "checkout",
  context: {
    isGuest: null,
    orderId: null,
    returned: null,
    address: null,
    typed: null,
    fieldErrors: null,
    shippingOptions: [],
    draftUpdatedAt: null,
    prices: null,
    itemsTotal: null,
    vatIdCheck: null,
    chosen: null,
    amountDue: 0,
    payment: null,
    pointsBalance: 0,
    removed: [],
    refusals: [],
    shortages: [],
    quantities: [],
    arrival: null,
    reference: null,
    seconds: 0,
  },
  initial: "deciding",
  states: {
    deciding: {
      exit: "forgetAddress",
      always: [
        {
          guard: { type: "cameTo", params: { address: "review" } },
          target: "ordering",
          description: "cameTo(review)",
        },
        {
          guard: { type: "cameTo", params: { address: "delivery" } },
          target: "drafting.returning",
          description: "cameTo(delivery)",
        },
        { target: "drafting" },
      ],
    },
    drafting: {
      initial: "loading",
      states: {
        loading: {
          initial: "asking",
          tags: "reading",
          states: {
            asking: {
              invoke: {
                id: "loadCheckout",
                src: "loadCheckout",
                onDone: [
                  {
                    guard: { type: "answered", params: { outcome: "draft" } },
                    target: "#checkout.drafting.addressing",
                    actions: "keepDraft",
                    description: "answered(draft)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "emptyCart" } },
                    target: "#checkout.emptyCart",
                    description: "answered(emptyCart)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "orderOpen" } },
                    target: "#checkout.paying",
                    actions: "keepOrder",
                    description: "answered(orderOpen)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "paymentBegun" } },
                    target: "#checkout.paying",
                    actions: "keepOrder",
                    description: "answered(paymentBegun)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unpayable" } },
                    target: "#checkout.paying",
                    actions: "keepOrder",
                    description: "answered(unpayable)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "beingPaid" } },
                    target: "#checkout.paying",
                    actions: "keepOrder",
                    description: "answered(beingPaid)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "alreadyPaid" } },
                    target: "#checkout.accepted",
                    actions: "keepPaid",
                    description: "answered(alreadyPaid)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "orderCancelled" } },
                    target: "#checkout.orderCancelled",
                    description: "answered(orderCancelled)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "guestTokenExpired" } },
                    target: "#checkout.orderLocked",
                    actions: "keepOrderId",
                    description: "answered(guestTokenExpired)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "notFound" } },
                    target: "#checkout.orderNotFound",
                    description: "answered(notFound)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unforeseen" } },
                    target: "#checkout.unforeseen",
                    description: "answered(unforeseen)",
                  },
                ],
                onError: "unreachable",
              },
            },
            unreachable: { on: { "retry.requested": "asking" } },
          },
        },
        addressing: {
          initial: "editing",
          states: { editing: {}, refused: {}, tooManyRequests: {} },
          on: {
            "address.typed": { actions: "keepAddresses" },
            "address.submitted": { target: "saving", actions: "keepAddresses" },
          },
        },
        saving: {
          initial: "asking",
          states: {
            asking: {
              invoke: {
                id: "saveDraft",
                src: "saveDraft",
                onDone: [
                  {
                    guard: "answered(saved) and isChosenGone",
                    target: "#checkout.drafting.choosingDelivery.gone",
                    actions: "keepSaved",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "saved" } },
                    target: "#checkout.drafting.choosingDelivery",
                    actions: "keepSaved",
                    description: "answered(saved)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "invalid" } },
                    target: "#checkout.drafting.addressing.refused",
                    actions: "keepFieldErrors",
                    description: "answered(invalid)",
                  },
                  { guard: "answered(orderChanged) and isOnlyOutdated", target: "#checkout.cartOutdated" },
                  {
                    guard: { type: "answered", params: { outcome: "orderChanged" } },
                    target: "#checkout.drafting.changed",
                    actions: "keepRefusals",
                    description: "answered(orderChanged)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "emptyCart" } },
                    target: "#checkout.emptyCart",
                    description: "answered(emptyCart)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "orderOpen" } },
                    target: "#checkout.paying",
                    actions: "keepOrder",
                    description: "answered(orderOpen)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                    target: "#checkout.drafting.addressing.tooManyRequests",
                    actions: "keepSeconds",
                    description: "answered(tooManyRequests)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unforeseen" } },
                    target: "#checkout.unforeseen",
                    description: "answered(unforeseen)",
                  },
                ],
                onError: "unreachable",
              },
            },
            unreachable: { on: { "retry.requested": "asking" } },
          },
        },
        choosingDelivery: {
          initial: "choosing",
          states: { choosing: {}, gone: {} },
          on: {
            "shipping.picked": { guard: "isOffered", actions: "keepChosen" },
            "shipping.chosen": {
              guard: "isOffered",
              target: "#checkout.ordering.reviewing",
              actions: "keepChosen",
            },
            "date.wished": { guard: "isWishOffered", actions: "keepChosen" },
            "back.requested": "addressing",
            "cart.changedElsewhere": "catchingUp",
          },
        },
        returning: {
          initial: "loading",
          states: {
            loading: {
              initial: "asking",
              tags: "reading",
              states: {
                asking: {
                  invoke: {
                    id: "loadCheckout",
                    src: "loadCheckout",
                    onDone: [
                      {
                        guard: "answered(draft) and hasAddress",
                        target: "#checkout.drafting.returning.saving",
                        actions: "keepDraft",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "draft" } },
                        target: "#checkout.drafting.addressing",
                        actions: "keepDraft",
                        description: "answered(draft)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "emptyCart" } },
                        target: "#checkout.emptyCart",
                        description: "answered(emptyCart)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "orderOpen" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(orderOpen)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "paymentBegun" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(paymentBegun)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "unpayable" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(unpayable)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "beingPaid" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(beingPaid)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "alreadyPaid" } },
                        target: "#checkout.accepted",
                        actions: "keepPaid",
                        description: "answered(alreadyPaid)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "orderCancelled" } },
                        target: "#checkout.orderCancelled",
                        description: "answered(orderCancelled)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "guestTokenExpired" } },
                        target: "#checkout.orderLocked",
                        actions: "keepOrderId",
                        description: "answered(guestTokenExpired)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "notFound" } },
                        target: "#checkout.orderNotFound",
                        description: "answered(notFound)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "unforeseen" } },
                        target: "#checkout.unforeseen",
                        description: "answered(unforeseen)",
                      },
                    ],
                    onError: "unreachable",
                  },
                },
                unreachable: { on: { "retry.requested": "asking" } },
              },
            },
            saving: {
              initial: "asking",
              states: {
                asking: {
                  invoke: {
                    id: "saveDraft",
                    src: "saveDraft",
                    onDone: [
                      {
                        guard: "answered(saved) and isChosenGone",
                        target: "#checkout.drafting.choosingDelivery.gone",
                        actions: "keepSaved",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "saved" } },
                        target: "#checkout.drafting.choosingDelivery",
                        actions: "keepSaved",
                        description: "answered(saved)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "invalid" } },
                        target: "#checkout.drafting.addressing.refused",
                        actions: "keepFieldErrors",
                        description: "answered(invalid)",
                      },
                      {
                        guard: "answered(orderChanged) and isOnlyOutdated",
                        target: "#checkout.cartOutdated",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "orderChanged" } },
                        target: "#checkout.drafting.changed",
                        actions: "keepRefusals",
                        description: "answered(orderChanged)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "emptyCart" } },
                        target: "#checkout.emptyCart",
                        description: "answered(emptyCart)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "orderOpen" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(orderOpen)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                        target: "#checkout.drafting.addressing.tooManyRequests",
                        actions: "keepSeconds",
                        description: "answered(tooManyRequests)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "unforeseen" } },
                        target: "#checkout.unforeseen",
                        description: "answered(unforeseen)",
                      },
                    ],
                    onError: "unreachable",
                  },
                },
                unreachable: { on: { "retry.requested": "asking" } },
              },
            },
          },
        },
        catchingUp: {
          initial: "loading",
          states: {
            loading: {
              initial: "asking",
              tags: "reading",
              states: {
                asking: {
                  invoke: {
                    id: "loadCheckout",
                    src: "loadCheckout",
                    onDone: [
                      {
                        guard: "answered(draft) and hasAddress",
                        target: "#checkout.drafting.catchingUp.saving",
                        actions: "keepDraft",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "draft" } },
                        target: "#checkout.drafting.addressing",
                        actions: "keepDraft",
                        description: "answered(draft)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "emptyCart" } },
                        target: "#checkout.emptyCart",
                        description: "answered(emptyCart)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "orderOpen" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(orderOpen)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "paymentBegun" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(paymentBegun)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "unpayable" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(unpayable)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "beingPaid" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(beingPaid)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "alreadyPaid" } },
                        target: "#checkout.accepted",
                        actions: "keepPaid",
                        description: "answered(alreadyPaid)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "orderCancelled" } },
                        target: "#checkout.orderCancelled",
                        description: "answered(orderCancelled)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "guestTokenExpired" } },
                        target: "#checkout.orderLocked",
                        actions: "keepOrderId",
                        description: "answered(guestTokenExpired)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "notFound" } },
                        target: "#checkout.orderNotFound",
                        description: "answered(notFound)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "unforeseen" } },
                        target: "#checkout.unforeseen",
                        description: "answered(unforeseen)",
                      },
                    ],
                    onError: "unreachable",
                  },
                },
                unreachable: { on: { "retry.requested": "asking" } },
              },
            },
            saving: {
              initial: "asking",
              states: {
                asking: {
                  invoke: {
                    id: "saveDraft",
                    src: "saveDraft",
                    onDone: [
                      {
                        guard: "answered(saved) and isChosenGone",
                        target: "#checkout.drafting.choosingDelivery.gone",
                        actions: "keepSaved",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "saved" } },
                        target: "#checkout.drafting.choosingDelivery",
                        actions: "keepSaved",
                        description: "answered(saved)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "invalid" } },
                        target: "#checkout.drafting.addressing.refused",
                        actions: "keepFieldErrors",
                        description: "answered(invalid)",
                      },
                      {
                        guard: "answered(orderChanged) and isOnlyOutdated",
                        target: "#checkout.cartOutdated",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "orderChanged" } },
                        target: "#checkout.drafting.changed",
                        actions: "keepRefusals",
                        description: "answered(orderChanged)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "emptyCart" } },
                        target: "#checkout.emptyCart",
                        description: "answered(emptyCart)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "orderOpen" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(orderOpen)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                        target: "#checkout.drafting.addressing.tooManyRequests",
                        actions: "keepSeconds",
                        description: "answered(tooManyRequests)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "unforeseen" } },
                        target: "#checkout.unforeseen",
                        description: "answered(unforeseen)",
                      },
                    ],
                    onError: "unreachable",
                  },
                },
                unreachable: { on: { "retry.requested": "asking" } },
              },
            },
          },
        },
        changed: { on: { "changes.accepted": { target: "saving", actions: "keepAccepted" } } },
      },
    },
    ordering: {
      initial: "returning",
      states: {
        returning: {
          initial: "loading",
          states: {
            loading: {
              initial: "asking",
              tags: "reading",
              states: {
                asking: {
                  invoke: {
                    id: "loadCheckout",
                    src: "loadCheckout",
                    onDone: [
                      {
                        guard: "answered(draft) and hasAddress",
                        target: "#checkout.ordering.returning.saving",
                        actions: "keepDraft",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "draft" } },
                        target: "#checkout.drafting.addressing",
                        actions: "keepDraft",
                        description: "answered(draft)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "emptyCart" } },
                        target: "#checkout.emptyCart",
                        description: "answered(emptyCart)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "orderOpen" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(orderOpen)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "paymentBegun" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(paymentBegun)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "unpayable" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(unpayable)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "beingPaid" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(beingPaid)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "alreadyPaid" } },
                        target: "#checkout.accepted",
                        actions: "keepPaid",
                        description: "answered(alreadyPaid)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "orderCancelled" } },
                        target: "#checkout.orderCancelled",
                        description: "answered(orderCancelled)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "guestTokenExpired" } },
                        target: "#checkout.orderLocked",
                        actions: "keepOrderId",
                        description: "answered(guestTokenExpired)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "notFound" } },
                        target: "#checkout.orderNotFound",
                        description: "answered(notFound)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "unforeseen" } },
                        target: "#checkout.unforeseen",
                        description: "answered(unforeseen)",
                      },
                    ],
                    onError: "unreachable",
                  },
                },
                unreachable: { on: { "retry.requested": "asking" } },
              },
            },
            saving: {
              initial: "asking",
              states: {
                asking: {
                  invoke: {
                    id: "saveDraft",
                    src: "saveDraft",
                    onDone: [
                      {
                        guard: "answered(saved) and isChosenOffered",
                        target: "#checkout.ordering.reviewing",
                        actions: "keepSaved",
                      },
                      {
                        guard: "answered(saved) and isChosenGone",
                        target: "#checkout.drafting.choosingDelivery.gone",
                        actions: "keepSaved",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "saved" } },
                        target: "#checkout.drafting.choosingDelivery",
                        actions: "keepSaved",
                        description: "answered(saved)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "invalid" } },
                        target: "#checkout.drafting.addressing.refused",
                        actions: "keepFieldErrors",
                        description: "answered(invalid)",
                      },
                      {
                        guard: "answered(orderChanged) and isOnlyOutdated",
                        target: "#checkout.cartOutdated",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "orderChanged" } },
                        target: "#checkout.ordering.changed",
                        actions: "keepRefusals",
                        description: "answered(orderChanged)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "emptyCart" } },
                        target: "#checkout.emptyCart",
                        description: "answered(emptyCart)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "orderOpen" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(orderOpen)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                        target: "#checkout.drafting.addressing.tooManyRequests",
                        actions: "keepSeconds",
                        description: "answered(tooManyRequests)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "unforeseen" } },
                        target: "#checkout.unforeseen",
                        description: "answered(unforeseen)",
                      },
                    ],
                    onError: "unreachable",
                  },
                },
                unreachable: { on: { "retry.requested": "asking" } },
              },
            },
          },
        },
        catchingUp: {
          initial: "loading",
          states: {
            loading: {
              initial: "asking",
              tags: "reading",
              states: {
                asking: {
                  invoke: {
                    id: "loadCheckout",
                    src: "loadCheckout",
                    onDone: [
                      {
                        guard: { type: "answered", params: { outcome: "draft" } },
                        target: "#checkout.ordering.catchingUp.saving",
                        actions: "keepDraft",
                        description: "answered(draft)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "emptyCart" } },
                        target: "#checkout.emptyCart",
                        description: "answered(emptyCart)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "orderOpen" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(orderOpen)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "paymentBegun" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(paymentBegun)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "unpayable" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(unpayable)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "beingPaid" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(beingPaid)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "alreadyPaid" } },
                        target: "#checkout.accepted",
                        actions: "keepPaid",
                        description: "answered(alreadyPaid)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "orderCancelled" } },
                        target: "#checkout.orderCancelled",
                        description: "answered(orderCancelled)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "guestTokenExpired" } },
                        target: "#checkout.orderLocked",
                        actions: "keepOrderId",
                        description: "answered(guestTokenExpired)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "notFound" } },
                        target: "#checkout.orderNotFound",
                        description: "answered(notFound)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "unforeseen" } },
                        target: "#checkout.unforeseen",
                        description: "answered(unforeseen)",
                      },
                    ],
                    onError: "unreachable",
                  },
                },
                unreachable: { on: { "retry.requested": "asking" } },
              },
            },
            saving: {
              initial: "asking",
              states: {
                asking: {
                  invoke: {
                    id: "saveDraft",
                    src: "saveDraft",
                    onDone: [
                      {
                        guard: "answered(saved) and isChosenOffered",
                        target: "#checkout.ordering.reviewing.changedElsewhere",
                        actions: "keepSaved",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "saved" } },
                        target: "#checkout.drafting.choosingDelivery.gone",
                        actions: "keepSaved",
                        description: "answered(saved)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "invalid" } },
                        target: "#checkout.drafting.addressing.refused",
                        actions: "keepFieldErrors",
                        description: "answered(invalid)",
                      },
                      {
                        guard: "answered(orderChanged) and isOnlyOutdated",
                        target: "#checkout.cartOutdated",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "orderChanged" } },
                        target: "#checkout.ordering.changed",
                        actions: "keepRefusals",
                        description: "answered(orderChanged)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "emptyCart" } },
                        target: "#checkout.emptyCart",
                        description: "answered(emptyCart)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "orderOpen" } },
                        target: "#checkout.paying",
                        actions: "keepOrder",
                        description: "answered(orderOpen)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                        target: "#checkout.drafting.addressing.tooManyRequests",
                        actions: "keepSeconds",
                        description: "answered(tooManyRequests)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "unforeseen" } },
                        target: "#checkout.unforeseen",
                        description: "answered(unforeseen)",
                      },
                    ],
                    onError: "unreachable",
                  },
                },
                unreachable: { on: { "retry.requested": "asking" } },
              },
            },
          },
        },
        reviewing: {
          initial: "checking",
          states: { checking: {}, changedElsewhere: {}, termsMissing: {} },
          on: {
            "terms.agreed": { target: ".checking", actions: "keepChosen" },
            "terms.withdrawn": { actions: { type: "keepChosen", params: { termsVersion: null } } },
            "points.chosen": { actions: "keepChosen" },
            "back.requested": "#checkout.drafting.choosingDelivery",
            "retry.requested": { guard: "isVatIdUnchecked", target: "#checkout.ordering.returning.saving" },
            "codes.changed": "#checkout.ordering.returning.saving",
            "cart.changedElsewhere": "catchingUp",
            "order.placed": [
              { guard: "isReadyToPlace", target: "submitting", actions: "keepPlaced" },
              { target: ".termsMissing" },
            ],
          },
        },
        submitting: {
          initial: "asking",
          states: {
            asking: {
              invoke: {
                id: "submitOrder",
                src: "submitOrder",
                onDone: [
                  {
                    guard: { type: "answered", params: { outcome: "submitted" } },
                    target: "#checkout.paying",
                    actions: "keepSubmitted",
                    description: "answered(submitted)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "paid" } },
                    target: "#checkout.accepted",
                    actions: "keepPaid",
                    description: "answered(paid)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "orderValueTooLow" } },
                    target: "#checkout.ordering.belowMinimum",
                    description: "answered(orderValueTooLow)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "notOffered" } },
                    target: "#checkout.ordering.returning.saving",
                    description: "answered(notOffered)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "termsChanged" } },
                    target: "#checkout.ordering.termsChanged",
                    description: "answered(termsChanged)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "orderChangedElsewhere" } },
                    target: "#checkout.ordering.catchingUp",
                    description: "answered(orderChangedElsewhere)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "orderPlacedElsewhere" } },
                    target: "#checkout.paying",
                    actions: "keepOrder",
                    description: "answered(orderPlacedElsewhere)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "orderCancelled" } },
                    target: "#checkout.orderCancelled",
                    description: "answered(orderCancelled)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "outOfStock" } },
                    target: "#checkout.ordering.outOfStock",
                    actions: "keepShortages",
                    description: "answered(outOfStock)",
                  },
                  { guard: "answered(orderChanged) and isOnlyOutdated", target: "#checkout.cartOutdated" },
                  {
                    guard: { type: "answered", params: { outcome: "orderChanged" } },
                    target: "#checkout.ordering.changed",
                    actions: "keepRefusals",
                    description: "answered(orderChanged)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "guestTokenExpired" } },
                    target: "#checkout.ordering.returning.saving",
                    description: "answered(guestTokenExpired)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unforeseen" } },
                    target: "#checkout.unforeseen",
                    description: "answered(unforeseen)",
                  },
                ],
                onError: "unreachable",
              },
            },
            unreachable: { on: { "retry.requested": "asking" } },
          },
        },
        changed: {
          on: {
            "changes.accepted": { target: "#checkout.ordering.returning.saving", actions: "keepAccepted" },
          },
        },
        outOfStock: {
          on: {
            "quantities.accepted": {
              target: "#checkout.ordering.returning.saving",
              actions: "keepQuantities",
            },
          },
        },
        termsChanged: { on: { "retry.requested": { actions: "reload" } } },
        belowMinimum: {},
      },
    },
    paying: {
      invoke: {
        id: "payment",
        src: "payment",
        onDone: [
          {
            guard: { type: "answered", params: { outcome: "paid" } },
            target: "accepted",
            actions: "keepPaid",
            description: "answered(paid)",
          },
          {
            guard: { type: "answered", params: { outcome: "calledOff" } },
            target: "drafting",
            actions: "forgetOrder",
            description: "answered(calledOff)",
          },
          {
            guard: { type: "answered", params: { outcome: "cancelled" } },
            target: "orderCancelled",
            description: "answered(cancelled)",
          },
          {
            guard: { type: "answered", params: { outcome: "guestTokenExpired" } },
            target: "orderLocked",
            description: "answered(guestTokenExpired)",
          },
          {
            guard: { type: "answered", params: { outcome: "notFound" } },
            target: "orderNotFound",
            description: "answered(notFound)",
          },
        ],
      },
    },
    emptyCart: { on: { "cart.changedElsewhere": "drafting.catchingUp" } },
    cartOutdated: { entry: "goToCart", on: { "cart.changedElsewhere": "drafting.catchingUp" } },
    orderNotFound: {},
    orderLocked: {},
    orderCancelled: {},
    unforeseen: { on: { "retry.requested": "drafting" } },
    accepted: { type: "final", entry: "goToAccepted" },
  },
});
