import type { ConfirmEmailOutput, DeclineSignUpOutput } from "./email-confirmation.contract.ts";
import { verifyingPassword, choosing, enteringPassword, setting } from "./email-confirmation.passwords.ts";
import { answers, confirmation, given, linkArrows } from "./email-confirmation.setup.ts";

/** Mail programs open links for previews, so only the button confirms. */
const offering = confirmation.createStateConfig({
  initial: "idle",
  states: { idle: {}, unforeseen: {} },
  on: { "confirmation.requested": "confirming" },
});

const confirming = confirmation.createStateConfig({
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "confirmEmail",
        src: "confirmEmail",
        input: ({ context: { token } }) => ({ token: given(token) }),
        onDone: answers<ConfirmEmailOutput>({
          ...linkArrows,
          passwordRequired: "#emailConfirmation.enteringPassword",
          unforeseen: "#emailConfirmation.offering.unforeseen",
        }),
        onError: "unreachable",
      },
    },
    unreachable: { on: { "retry.requested": "asking", "confirmation.requested": "asking" } },
  },
});

const offeringDecline = confirmation.createStateConfig({
  initial: "idle",
  states: { idle: {}, unforeseen: {} },
  on: { "decline.requested": "declining" },
});

const declining = confirmation.createStateConfig({
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "declineSignUp",
        src: "declineSignUp",
        input: ({ context: { decline } }) => ({ decline: given(decline) }),
        onDone: answers<DeclineSignUpOutput>({
          declined: "#emailConfirmation.declined",
          tokenInvalid: "#emailConfirmation.notDeclined.unknown",
          alreadyConfirmed: "#emailConfirmation.notDeclined.used",
          unforeseen: "#emailConfirmation.offeringDecline.unforeseen",
        }),
        onError: "unreachable",
      },
    },
    unreachable: { on: { "retry.requested": "asking", "decline.requested": "asking" } },
  },
});

export const emailConfirmationMachine = confirmation.createMachine({
  id: "emailConfirmation",
  initial: "arriving",
  context: ({ input }) => ({ ...input, password: null, seconds: 0 }),
  states: {
    arriving: {
      always: [
        { guard: "hasToken", target: "offering" },
        { guard: "hasAccount", target: "choosing" },
        { guard: "hasDecline", target: "offeringDecline" },
        { target: "over.unknown" },
      ],
    },
    offering,
    confirming,
    enteringPassword,
    verifyingPassword,
    choosing,
    setting,
    over: { initial: "unknown", states: { confirmed: {}, unknown: {}, expired: {}, used: {} } },
    offeringDecline,
    declining,
    declined: {},
    notDeclined: { initial: "unknown", states: { unknown: {}, used: {} } },
  },
});
