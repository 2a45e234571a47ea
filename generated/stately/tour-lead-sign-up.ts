// Written by `npm run generate` from machines/tour-leads/tour-lead-sign-up/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const tourLeadSignUpMachine = setup({
  types: {
    context: {} as {
      token: unknown;
      mostPhotos: number;
      lead: unknown;
      data: unknown;
      photos: unknown[];
      seconds: number;
    },
    events: {} as
      | { type: "attachment.changed" }
      | { type: "retry.requested" }
      | { type: "photos.chosen" }
      | { type: "signUp.submitted" }
      | { type: "photos.leftOut" },
  },
  actions: {
    keepChange: () => {},
    sendPhotos: () => {},
    keepLead: () => {},
    adoptPhotos: () => {},
    keepSeconds: () => {},
    addPhotos: () => {},
    keepData: () => {},
    retryPhotos: () => {},
    leavePhotosOut: () => {},
  },
  actors: { loadInvitation: fromPromise(async () => {}), signUp: fromPromise(async () => {}) },
  guards: {
    hasToken: () => false,
    answered: () => false,
    areAllUploaded: () => false,
    "not isAnyMoving": () => false,
    "isAnyMoving or areAllUploaded": () => false,
  },
}).createMachine({
  id: "tourLeadSignUp",
  context: { token: null, mostPhotos: 6, lead: null, data: null, photos: [], seconds: 0 },
  initial: "starting",
  on: { "attachment.changed": { actions: ["keepChange", "sendPhotos"] } },
  states: {
    starting: { always: [{ guard: "hasToken", target: "loading" }, { target: "tokenInvalid" }] },
    loading: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "loadInvitation",
            src: "loadInvitation",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "invited" } },
                target: "#tourLeadSignUp.typing",
                actions: ["keepLead", "adoptPhotos"],
                description: "answered(invited)",
              },
              {
                guard: { type: "answered", params: { outcome: "tokenInvalid" } },
                target: "#tourLeadSignUp.tokenInvalid",
                description: "answered(tokenInvalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                target: "tooMany",
                actions: "keepSeconds",
                description: "answered(tooManyRequests)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#tourLeadSignUp.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
        tooMany: { on: { "retry.requested": "asking" } },
      },
    },
    typing: {
      initial: "editing",
      states: { editing: {}, nameRefused: {}, tooMany: {}, unforeseen: {} },
      on: {
        "photos.chosen": { actions: "addPhotos" },
        "signUp.submitted": { target: "sending", actions: "keepData" },
      },
    },
    sending: {
      initial: "uploading",
      states: {
        uploading: {
          always: [
            { guard: "areAllUploaded", target: "asking" },
            { guard: "not isAnyMoving", target: "stuck" },
          ],
        },
        stuck: {
          always: { guard: "isAnyMoving or areAllUploaded", target: "uploading" },
          on: {
            "retry.requested": { actions: "retryPhotos" },
            "photos.leftOut": { actions: "leavePhotosOut" },
          },
        },
        asking: {
          invoke: {
            id: "signUp",
            src: "signUp",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "passwordMailed" } },
                target: "#tourLeadSignUp.signedUp.passwordMailed",
                description: "answered(passwordMailed)",
              },
              {
                guard: { type: "answered", params: { outcome: "accountKept" } },
                target: "#tourLeadSignUp.signedUp.accountKept",
                description: "answered(accountKept)",
              },
              {
                guard: { type: "answered", params: { outcome: "invalid" } },
                target: "#tourLeadSignUp.typing.nameRefused",
                description: "answered(invalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "tokenInvalid" } },
                target: "#tourLeadSignUp.tokenInvalid",
                description: "answered(tokenInvalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                target: "#tourLeadSignUp.typing.tooMany",
                actions: "keepSeconds",
                description: "answered(tooManyRequests)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#tourLeadSignUp.typing.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    signedUp: { initial: "passwordMailed", states: { passwordMailed: {}, accountKept: {} } },
    tokenInvalid: {},
    unforeseen: {},
  },
});
