import { not, or } from "xstate";
import type { LoadInvitationOutput, SignUpLeadOutput } from "./tour-lead-sign-up.contract.ts";
import { answers, invitationOf, signUpOf, tourLeadSignUp } from "./tour-lead-sign-up.setup.ts";

export const tourLeadSignUpMachine = tourLeadSignUp.createMachine({
  id: "tourLeadSignUp",
  initial: "starting",
  context: ({ input }) => ({ ...input, lead: null, data: null, photos: [], seconds: 0 }),
  /** A picture is uploaded as soon as it is prepared, so that none is lost with the page. */
  on: {
    "attachment.changed": {
      actions: [{ type: "keepChange", params: ({ event }) => event }, "sendPhotos"],
    },
  },
  states: {
    starting: { always: [{ guard: "hasToken", target: "loading" }, { target: "tokenInvalid" }] },
    loading: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "loadInvitation",
            src: "loadInvitation",
            input: ({ context }) => invitationOf(context),
            onDone: answers<LoadInvitationOutput>({
              invited: {
                target: "#tourLeadSignUp.typing",
                actions: [
                  { type: "keepLead", params: ({ event }) => event.output },
                  { type: "adoptPhotos", params: ({ event }) => event.output },
                ],
              },
              tokenInvalid: "#tourLeadSignUp.tokenInvalid",
              tooManyRequests: {
                target: "tooMany",
                actions: { type: "keepSeconds", params: ({ event }) => event.output },
              },
              unforeseen: "#tourLeadSignUp.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
        tooMany: { on: { "retry.requested": "asking" } },
      },
    },
    typing: {
      initial: "editing",
      states: {
        editing: {},
        nameRefused: {},
        tooMany: {},
        unforeseen: {},
      },
      on: {
        "photos.chosen": { actions: { type: "addPhotos", params: ({ event }) => event } },
        "signUp.submitted": {
          target: "sending",
          actions: { type: "keepData", params: ({ event }) => event },
        },
      },
    },
    /** The sign-up invalidates the link, so the pictures are uploaded first. Files that are not pictures are left out. */
    sending: {
      initial: "uploading",
      states: {
        uploading: {
          always: [
            { guard: "areAllUploaded", target: "asking" },
            { guard: not("isAnyMoving"), target: "stuck" },
          ],
        },
        stuck: {
          always: { guard: or(["isAnyMoving", "areAllUploaded"]), target: "uploading" },
          on: {
            "retry.requested": { actions: "retryPhotos" },
            "photos.leftOut": { actions: "leavePhotosOut" },
          },
        },
        asking: {
          invoke: {
            id: "signUp",
            src: "signUp",
            input: ({ context }) => signUpOf(context),
            onDone: answers<SignUpLeadOutput>({
              passwordMailed: "#tourLeadSignUp.signedUp.passwordMailed",
              accountKept: "#tourLeadSignUp.signedUp.accountKept",
              invalid: "#tourLeadSignUp.typing.nameRefused",
              tokenInvalid: "#tourLeadSignUp.tokenInvalid",
              tooManyRequests: {
                target: "#tourLeadSignUp.typing.tooMany",
                actions: { type: "keepSeconds", params: ({ event }) => event.output },
              },
              unforeseen: "#tourLeadSignUp.typing.unforeseen",
            }),
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
