// Written by `npm run generate` from machines/after-sale/refund-request/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const refundRequestMachine = setup({
  types: {
    context: {} as {
      source: unknown;
      order: unknown;
      wanted: unknown;
      refundId: unknown;
      photos: unknown[];
      noteProblem: unknown;
      days: number;
    },
    events: {} as
      | { type: "attachment.changed" }
      | { type: "retry.requested" }
      | { type: "photos.chosen" }
      | { type: "request.submitted" }
      | { type: "photos.leftOut" },
  },
  actions: {
    keepChange: () => {},
    keepDays: () => {},
    keepRequested: () => {},
    keepOrder: () => {},
    keepDraft: () => {},
    adoptPhotos: () => {},
    addPhotos: () => {},
    keepWanted: () => {},
    keepRefund: () => {},
    dropMissing: () => {},
    keepNoteProblem: () => {},
    sendPhotos: () => {},
    retryPhotos: () => {},
    leavePhotosOut: () => {},
    refreshRefunds: () => {},
    keepWithinLeft: () => {},
  },
  actors: {
    loadRequest: fromPromise(async () => {}),
    saveDraft: fromPromise(async () => {}),
    requestRefund: fromPromise(async () => {}),
  },
  guards: {
    answered: () => false,
    wantsNothing: () => false,
    "answered(saved) and isPhotoMissing": () => false,
    areAllUploaded: () => false,
    "not isAnyMoving": () => false,
    "isAnyMoving or areAllUploaded": () => false,
  },
}).createMachine({
  id: "refundRequest",
  context: {
    source: null,
    order: null,
    wanted: null,
    refundId: null,
    photos: [],
    noteProblem: null,
    days: 0,
  },
  initial: "loading",
  on: { "attachment.changed": { actions: "keepChange" } },
  states: {
    loading: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "loadRequest",
            src: "loadRequest",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "refundTooOld" } },
                target: "#refundRequest.closed.tooOld",
                actions: "keepDays",
                description: "answered(refundTooOld)",
              },
              {
                guard: { type: "answered", params: { outcome: "refundRequested" } },
                target: "#refundRequest.closed.alreadyRequested",
                actions: "keepRequested",
                description: "answered(refundRequested)",
              },
              {
                guard: { type: "answered", params: { outcome: "nothingLeft" } },
                target: "#refundRequest.closed.nothingLeft",
                description: "answered(nothingLeft)",
              },
              {
                guard: { type: "answered", params: { outcome: "orderNotPaid" } },
                target: "#refundRequest.closed.notPaid",
                description: "answered(orderNotPaid)",
              },
              {
                guard: { type: "answered", params: { outcome: "open" } },
                target: "#refundRequest.typing",
                actions: ["keepOrder", "keepDraft", "adoptPhotos"],
                description: "answered(open)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#refundRequest.notFound",
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "guestTokenExpired" } },
                target: "#refundRequest.orderLocked",
                description: "answered(guestTokenExpired)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#refundRequest.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    typing: {
      initial: "editing",
      states: {
        editing: {},
        nothingWanted: {},
        noteRefused: {},
        countsChanged: {},
        photosGone: {},
        guestTokenExpired: {},
        unforeseen: {},
      },
      on: {
        "photos.chosen": { actions: "addPhotos" },
        "request.submitted": [
          { guard: "wantsNothing", target: ".nothingWanted", actions: "keepWanted" },
          { target: "sending", actions: "keepWanted" },
        ],
      },
    },
    sending: {
      initial: "saving",
      states: {
        saving: {
          initial: "asking",
          states: {
            asking: {
              invoke: {
                id: "saveDraft",
                src: "saveDraft",
                onDone: [
                  {
                    guard: { type: "answered", params: { outcome: "refundTooOld" } },
                    target: "#refundRequest.closed.tooOld",
                    actions: "keepDays",
                    description: "answered(refundTooOld)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "refundRequested" } },
                    target: "#refundRequest.closed.alreadyRequested",
                    actions: "keepRequested",
                    description: "answered(refundRequested)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "nothingLeft" } },
                    target: "#refundRequest.closed.nothingLeft",
                    description: "answered(nothingLeft)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "orderNotPaid" } },
                    target: "#refundRequest.closed.notPaid",
                    description: "answered(orderNotPaid)",
                  },
                  {
                    guard: "answered(saved) and isPhotoMissing",
                    target: "#refundRequest.typing.photosGone",
                    actions: ["keepRefund", "adoptPhotos", "dropMissing"],
                  },
                  {
                    guard: { type: "answered", params: { outcome: "saved" } },
                    target: "#refundRequest.sending.uploading",
                    actions: ["keepRefund", "adoptPhotos"],
                    description: "answered(saved)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "invalid" } },
                    target: "#refundRequest.typing.noteRefused",
                    actions: "keepNoteProblem",
                    description: "answered(invalid)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "countsChanged" } },
                    target: "#refundRequest.catchingUp",
                    description: "answered(countsChanged)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "guestTokenExpired" } },
                    target: "#refundRequest.typing.guestTokenExpired",
                    description: "answered(guestTokenExpired)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unforeseen" } },
                    target: "#refundRequest.typing.unforeseen",
                    description: "answered(unforeseen)",
                  },
                ],
                onError: "unreachable",
              },
            },
            unreachable: { on: { "retry.requested": "asking" } },
          },
        },
        uploading: {
          entry: "sendPhotos",
          initial: "going",
          states: {
            going: {
              always: [
                { guard: "areAllUploaded", target: "#refundRequest.sending.requesting" },
                { guard: "not isAnyMoving", target: "stuck" },
              ],
            },
            stuck: {
              always: { guard: "isAnyMoving or areAllUploaded", target: "going" },
              on: {
                "retry.requested": { actions: "retryPhotos" },
                "photos.leftOut": { actions: "leavePhotosOut" },
              },
            },
          },
          on: { "attachment.changed": { actions: ["keepChange", "sendPhotos"] } },
        },
        requesting: {
          initial: "asking",
          states: {
            asking: {
              invoke: {
                id: "requestRefund",
                src: "requestRefund",
                onDone: [
                  {
                    guard: { type: "answered", params: { outcome: "requested" } },
                    target: "#refundRequest.requested",
                    actions: "keepRequested",
                    description: "answered(requested)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "countsChanged" } },
                    target: "#refundRequest.catchingUp",
                    description: "answered(countsChanged)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "refundTooOld" } },
                    target: "#refundRequest.closed.tooOld",
                    actions: "keepDays",
                    description: "answered(refundTooOld)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "refundRequested" } },
                    target: "#refundRequest.closed.alreadyRequested",
                    actions: "keepRequested",
                    description: "answered(refundRequested)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "nothingLeft" } },
                    target: "#refundRequest.closed.nothingLeft",
                    description: "answered(nothingLeft)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "guestTokenExpired" } },
                    target: "#refundRequest.typing.guestTokenExpired",
                    description: "answered(guestTokenExpired)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unforeseen" } },
                    target: "#refundRequest.typing.unforeseen",
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
      exit: "refreshRefunds",
    },
    catchingUp: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "loadRequest",
            src: "loadRequest",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "refundTooOld" } },
                target: "#refundRequest.closed.tooOld",
                actions: "keepDays",
                description: "answered(refundTooOld)",
              },
              {
                guard: { type: "answered", params: { outcome: "refundRequested" } },
                target: "#refundRequest.closed.alreadyRequested",
                actions: "keepRequested",
                description: "answered(refundRequested)",
              },
              {
                guard: { type: "answered", params: { outcome: "nothingLeft" } },
                target: "#refundRequest.closed.nothingLeft",
                description: "answered(nothingLeft)",
              },
              {
                guard: { type: "answered", params: { outcome: "orderNotPaid" } },
                target: "#refundRequest.closed.notPaid",
                description: "answered(orderNotPaid)",
              },
              {
                guard: { type: "answered", params: { outcome: "open" } },
                target: "#refundRequest.typing.countsChanged",
                actions: ["keepOrder", "keepWithinLeft", "adoptPhotos"],
                description: "answered(open)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#refundRequest.notFound",
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "guestTokenExpired" } },
                target: "#refundRequest.orderLocked",
                description: "answered(guestTokenExpired)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#refundRequest.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    closed: {
      initial: "notPaid",
      states: { tooOld: {}, alreadyRequested: {}, nothingLeft: {}, notPaid: {} },
    },
    notFound: {},
    orderLocked: {},
    unforeseen: {},
    requested: {},
  },
});
