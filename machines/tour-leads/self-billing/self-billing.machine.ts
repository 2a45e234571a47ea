import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { port } from "#machines/port.ts";
import type {
  EndAgreementOutput,
  KeepAgreementInput,
  KeepAgreementOutput,
  SelfBillingEvent,
  SelfBillingFacts,
  TaxData,
  TaxFieldProblem,
} from "./self-billing.contract.ts";

/** `typed` is stored only during the request and while it can be retried. */
type Context = SelfBillingFacts & { typed: TaxData | null; wrong: readonly TaxFieldProblem[] };

const selfBilling = setup({
  types: { input: {} as SelfBillingFacts, context: {} as Context, events: {} as SelfBillingEvent },
  actors: {
    keepAgreement: port<KeepAgreementOutput, KeepAgreementInput>("keepAgreement"),
    endAgreement: port<EndAgreementOutput, void>("endAgreement"),
  },
  actions: {
    keepTyped: assign((_, { data }: { data: TaxData }) => ({ typed: data })),
    forgetTyped: assign({ typed: null }),
    showData: assign((_, { data }: { data: TaxData }) => ({ data })),
    forgetData: assign({ data: null }),
    keepWrong: assign((_, { fields }: { fields: readonly TaxFieldProblem[] }) => ({ wrong: fields })),
  },
  guards: { answered: hasOutcome, hasAgreed: ({ context }) => context.data !== null },
});

const answers = createOutcomeTransitions<typeof selfBilling>();

export const selfBillingMachine = selfBilling.createMachine({
  id: "selfBilling",
  initial: "sorting",
  context: ({ input }) => ({ ...input, typed: null, wrong: [] }),
  states: {
    sorting: { always: [{ guard: "hasAgreed", target: "agreed" }, "offered"] },
    offered: {
      initial: "resting",
      states: { resting: {}, ended: {} },
      on: { "form.requested": "typing" },
    },
    agreed: {
      initial: "resting",
      states: { resting: {}, kept: {} },
      on: { "form.requested": "typing", "agreement.ended": "ending" },
    },
    typing: {
      initial: "editing",
      states: { editing: {}, wrong: {}, unforeseen: {} },
      on: {
        "agreement.given": {
          target: "keeping",
          actions: { type: "keepTyped", params: ({ event }) => event },
        },
        "form.left": "sorting",
      },
    },
    keeping: {
      exit: "forgetTyped",
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "keepAgreement",
            src: "keepAgreement",
            input: ({ context }) => dataOf(context),
            onDone: answers<KeepAgreementOutput>({
              kept: {
                target: "#selfBilling.agreed.kept",
                actions: { type: "showData", params: ({ event }) => event.output },
              },
              invalid: {
                target: "#selfBilling.typing.wrong",
                actions: { type: "keepWrong", params: ({ event }) => event.output },
              },
              notATourLead: "#selfBilling.notAllowed",
              unforeseen: "#selfBilling.typing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "agreement.given": {
              target: "asking",
              actions: { type: "keepTyped", params: ({ event }) => event },
            },
          },
        },
      },
    },
    ending: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "endAgreement",
            src: "endAgreement",
            onDone: answers<EndAgreementOutput>({
              ended: { target: "#selfBilling.offered.ended", actions: "forgetData" },
              notATourLead: "#selfBilling.notAllowed",
              unforeseen: "unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
        unforeseen: { on: { "agreement.ended": "asking" } },
      },
    },
    notAllowed: {},
  },
});

function dataOf({ typed }: Context): KeepAgreementInput {
  if (!typed) throw new Error("keeping tax data that nobody typed");
  return { data: typed };
}
