import { assign, setup } from "xstate";
import type { TypedAddress } from "#domain/address.ts";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type {
  AddressFieldErrors,
  AddressKind,
  EditAddressEvent,
  EditAddressFacts,
  SaveAddressInput,
  SaveAddressOutput,
} from "./edit-address.contract.ts";

/** `typed`: submitted last. `wanted`: the address to store; null: remove it. */
type Context = EditAddressFacts & {
  typed: TypedAddress | null;
  wanted: TypedAddress | null;
  fieldErrors: AddressFieldErrors;
};

const editAddress = setup({
  types: { input: {} as EditAddressFacts, context: {} as Context, events: {} as EditAddressEvent },
  actors: { saveAddress: port<SaveAddressOutput, SaveAddressInput>("saveAddress") },
  actions: {
    keepTyped: assign((_, { address }: { address: TypedAddress }) => ({ typed: address, wanted: address })),
    wantNone: assign({ wanted: null }),
    keepFieldErrors: assign((_, { fieldErrors }: { fieldErrors: AddressFieldErrors }) => ({ fieldErrors })),
    /** Navigates to both addresses, with a notice that this one is saved. */
    showAddresses: effect<{ kind: AddressKind }>(),
  },
  guards: { answered: hasOutcome },
});

const answers = createOutcomeTransitions<typeof editAddress>();

export const editAddressMachine = editAddress.createMachine({
  id: "editAddress",
  initial: "typing",
  context: ({ input }) => ({ ...input, typed: input.address, wanted: null, fieldErrors: {} }),
  states: {
    typing: {
      initial: "editing",
      states: { editing: {}, refused: {}, unforeseen: {} },
      on: {
        "address.submitted": {
          target: "saving",
          actions: { type: "keepTyped", params: ({ event }) => event },
        },
        "address.removed": { target: "saving", actions: "wantNone" },
      },
    },
    saving: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "saveAddress",
            src: "saveAddress",
            input: ({ context }) => ({ kind: context.kind, address: context.wanted }),
            onDone: answers<SaveAddressOutput>({
              saved: "#editAddress.saved",
              invalid: {
                target: "#editAddress.typing.refused",
                actions: { type: "keepFieldErrors", params: ({ event }) => event.output },
              },
              unforeseen: "#editAddress.typing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "address.submitted": {
              target: "asking",
              actions: { type: "keepTyped", params: ({ event }) => event },
            },
            "address.removed": { target: "asking", actions: "wantNone" },
          },
        },
      },
    },
    saved: {
      type: "final",
      entry: { type: "showAddresses", params: ({ context }) => context },
    },
  },
});
