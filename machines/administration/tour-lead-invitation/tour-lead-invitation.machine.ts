import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type { InviteInput, InviteOutput, TourLeadInvitationEvent } from "./tour-lead-invitation.contract.ts";

type Context = { email: string; seconds: number };

const invitation = setup({
  types: { context: {} as Context, events: {} as TourLeadInvitationEvent },
  actors: { invite: port<InviteOutput, InviteInput>("invite") },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({ email })),
    keepSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    refreshLeads: effect(),
  },
  guards: { answered: hasOutcome },
});

const answers = createOutcomeTransitions<typeof invitation>();

export const tourLeadInvitationMachine = invitation.createMachine({
  id: "tourLeadInvitation",
  initial: "typing",
  context: { email: "", seconds: 0 },
  states: {
    typing: {
      initial: "editing",
      states: {
        editing: {},
        invited: {},
        emailRefused: {},
        alreadyRegistered: {},
        tooMany: {},
        unforeseen: {},
      },
      on: {
        "invitation.submitted": {
          target: "sending",
          actions: { type: "keepEmail", params: ({ event }) => event },
        },
      },
    },
    sending: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "invite",
            src: "invite",
            input: ({ context: { email } }) => ({ email }),
            onDone: answers<InviteOutput>({
              invited: { target: "#tourLeadInvitation.typing.invited", actions: "refreshLeads" },
              invalid: "#tourLeadInvitation.typing.emailRefused",
              alreadyRegistered: {
                target: "#tourLeadInvitation.typing.alreadyRegistered",
                actions: "refreshLeads",
              },
              tooManyRequests: {
                target: "#tourLeadInvitation.typing.tooMany",
                actions: { type: "keepSeconds", params: ({ event }) => event.output },
              },
              unforeseen: "#tourLeadInvitation.typing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "invitation.submitted": {
              target: "asking",
              actions: { type: "keepEmail", params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
