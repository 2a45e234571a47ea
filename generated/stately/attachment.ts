// Written by `npm run generate` from machines/photos/attachment/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const attachmentMachine = setup({
  types: {
    context: {} as {
      photoId: unknown;
      fileName: unknown;
      preview: unknown;
      holderId: unknown;
      imageId: unknown;
      share: number;
      mayBeStored: boolean;
      reason: unknown;
      uploadRefusal: unknown;
    },
    events: {} as
      | { type: "photo.removed" }
      | { type: "retry.requested" }
      | { type: "upload.requested" }
      | { type: "upload.allowed" }
      | { type: "upload.progressed" },
  },
  actions: {
    tell: () => {},
    keepPreview: () => {},
    keepReason: () => {},
    keepHolder: () => {},
    startProgress: () => {},
    keepImage: () => {},
    forgetAttempt: () => {},
    keepUploadRefusal: () => {},
    keepProgress: () => {},
    releasePhoto: () => {},
  },
  actors: {
    preparePhoto: fromPromise(async () => {}),
    uploadPhoto: fromPromise(async () => {}),
    deletePhoto: fromPromise(async () => {}),
  },
  guards: {
    isStored: () => false,
    answered: () => false,
    mayBeStored: () => false,
    "answered(uploaded) and isUnwanted": () => false,
    "answered(tooManyImages) and isUnwanted": () => false,
    "answered(invalid) and isUnwanted": () => false,
    "answered(closed) and isUnwanted": () => false,
    "answered(loggedOut) and isUnwanted": () => false,
    "answered(unforeseen) and isUnwanted": () => false,
    isUnwanted: () => false,
  },
}).createMachine({
  id: "attachment",
  context: {
    photoId: null,
    fileName: null,
    preview: null,
    holderId: null,
    imageId: null,
    share: 0,
    mayBeStored: false,
    reason: null,
    uploadRefusal: null,
  },
  initial: "starting",
  states: {
    starting: { always: [{ guard: "isStored", target: "uploaded" }, { target: "reading" }] },
    reading: {
      entry: { type: "tell", params: { stage: "reading" } },
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "preparePhoto",
            src: "preparePhoto",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "ready" } },
                target: "#attachment.ready",
                actions: "keepPreview",
                description: "answered(ready)",
              },
              {
                guard: { type: "answered", params: { outcome: "refused" } },
                target: "#attachment.refused",
                actions: "keepReason",
                description: "answered(refused)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
      on: { "photo.removed": "removed" },
    },
    refused: { entry: { type: "tell", params: { stage: "refused" } }, on: { "photo.removed": "removed" } },
    ready: {
      entry: { type: "tell", params: { stage: "ready" } },
      on: { "upload.requested": "waiting", "photo.removed": "removed" },
    },
    waiting: {
      entry: { type: "tell", params: { stage: "waiting" } },
      initial: "wanted",
      states: {
        wanted: {
          on: {
            "upload.allowed": { target: "#attachment.uploading", actions: "keepHolder" },
            "photo.removed": [
              { guard: "mayBeStored", target: "#attachment.waiting.unwanted" },
              { target: "#attachment.removed" },
            ],
          },
        },
        unwanted: {
          on: { "upload.allowed": { target: "#attachment.uploading.unwanted", actions: "keepHolder" } },
        },
      },
    },
    uploading: {
      entry: ["startProgress", { type: "tell", params: { stage: "uploading" } }],
      invoke: {
        id: "uploadPhoto",
        src: "uploadPhoto",
        onDone: [
          {
            guard: "answered(uploaded) and isUnwanted",
            target: "#attachment.removing",
            actions: "keepImage",
          },
          {
            guard: { type: "answered", params: { outcome: "uploaded" } },
            target: "#attachment.uploaded",
            actions: "keepImage",
            description: "answered(uploaded)",
          },
          { guard: "answered(tooManyImages) and isUnwanted", target: "#attachment.removed" },
          {
            guard: { type: "answered", params: { outcome: "tooManyImages" } },
            target: "#attachment.failed.full",
            actions: "forgetAttempt",
            description: "answered(tooManyImages)",
          },
          { guard: "answered(invalid) and isUnwanted", target: "#attachment.removed" },
          {
            guard: { type: "answered", params: { outcome: "invalid" } },
            target: "#attachment.failed.refused",
            actions: ["forgetAttempt", "keepUploadRefusal"],
            description: "answered(invalid)",
          },
          { guard: "answered(closed) and isUnwanted", target: "#attachment.removed" },
          {
            guard: { type: "answered", params: { outcome: "closed" } },
            target: "#attachment.failed.refused",
            actions: ["forgetAttempt", { type: "keepUploadRefusal", params: { reason: "closed" } }],
            description: "answered(closed)",
          },
          { guard: "answered(loggedOut) and isUnwanted", target: "#attachment.stopped.unwanted" },
          {
            guard: { type: "answered", params: { outcome: "loggedOut" } },
            target: "#attachment.stopped.wanted",
            description: "answered(loggedOut)",
          },
          { guard: "answered(unforeseen) and isUnwanted", target: "#attachment.removed" },
          {
            guard: { type: "answered", params: { outcome: "unforeseen" } },
            target: "#attachment.failed.unforeseen",
            actions: "forgetAttempt",
            description: "answered(unforeseen)",
          },
        ],
        onError: [
          { guard: "isUnwanted", target: "#attachment.removing.unsettled" },
          { target: "#attachment.failed.unanswered" },
        ],
      },
      initial: "wanted",
      states: {
        wanted: {
          on: {
            "photo.removed": [
              { guard: "mayBeStored", target: "unwanted" },
              { target: "#attachment.removed" },
            ],
          },
        },
        unwanted: {},
      },
      on: {
        "upload.progressed": { actions: ["keepProgress", { type: "tell", params: { stage: "uploading" } }] },
      },
    },
    stopped: {
      entry: { type: "tell", params: { stage: "loggedOut" } },
      initial: "wanted",
      states: {
        wanted: {
          on: {
            "upload.requested": "#attachment.waiting",
            "retry.requested": "#attachment.waiting",
            "photo.removed": [
              { guard: "mayBeStored", target: "#attachment.waiting.unwanted" },
              { target: "#attachment.removed" },
            ],
          },
        },
        unwanted: {
          on: {
            "upload.requested": "#attachment.waiting.unwanted",
            "retry.requested": "#attachment.waiting.unwanted",
          },
        },
      },
    },
    failed: {
      entry: { type: "tell", params: { stage: "failed" } },
      initial: "unanswered",
      states: {
        unanswered: { on: { "retry.requested": "#attachment.waiting" } },
        full: { on: { "retry.requested": "#attachment.waiting" } },
        refused: {},
        unforeseen: {},
      },
      on: {
        "photo.removed": [
          { guard: "mayBeStored", target: "#attachment.waiting.unwanted" },
          { target: "#attachment.removed" },
        ],
      },
    },
    uploaded: {
      entry: { type: "tell", params: { stage: "uploaded" } },
      initial: "resting",
      states: { resting: {}, notDeleted: {} },
      on: { "photo.removed": "removing" },
    },
    removing: {
      entry: { type: "tell", params: { stage: "removing" } },
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "deletePhoto",
            src: "deletePhoto",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "deleted" } },
                target: "#attachment.removed",
                description: "answered(deleted)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#attachment.uploaded.notDeleted",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
        unsettled: { on: { "retry.requested": "#attachment.waiting.unwanted" } },
      },
    },
    removed: { type: "final", entry: ["releasePhoto", { type: "tell", params: { stage: "removed" } }] },
  },
});
