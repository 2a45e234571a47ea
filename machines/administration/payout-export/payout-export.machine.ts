import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { port } from "#machines/port.ts";
import type {
  ExportPayoutsInput,
  ExportPayoutsOutput,
  ExportRequest,
  PayoutExportEvent,
  PayoutExportFacts,
  SavedFile,
} from "./payout-export.contract.ts";

/** `request` is stored only while it is pending or can be retried. */
type Context = PayoutExportFacts & {
  request: ExportRequest | null;
  currency: string;
  saved: SavedFile | null;
  seconds: number;
};

const payoutExport = setup({
  types: { input: {} as PayoutExportFacts, context: {} as Context, events: {} as PayoutExportEvent },
  actors: { exportPayouts: port<ExportPayoutsOutput, ExportPayoutsInput>("exportPayouts") },
  actions: {
    keepRequest: assign((_, { currency, password, exportId }: ExportRequest) => ({
      request: { currency, password, exportId },
      currency,
    })),
    forgetRequest: assign({ request: null }),
    keepSaved: assign((_, { count, ownLeftOut, fileName }: SavedFile) => ({
      saved: { count, ownLeftOut, fileName },
    })),
    keepCurrencies: assign((_, { currencies }: { currencies: readonly string[] }) => ({ currencies })),
    keepSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
  },
  guards: { answered: hasOutcome, isAgain: ({ context }) => context.file !== null },
});

const answers = createOutcomeTransitions<typeof payoutExport>();

export const payoutExportMachine = payoutExport.createMachine({
  id: "payoutExport",
  initial: "sorting",
  context: ({ input }) => ({
    ...input,
    request: null,
    currency: input.file?.currency ?? input.currencies[0] ?? "",
    saved: null,
    seconds: 0,
  }),
  on: {
    "currencies.changed": { actions: { type: "keepCurrencies", params: ({ event }) => event } },
  },
  states: {
    sorting: { always: [{ guard: "isAgain", target: "offered" }, "typing"] },
    offered: {
      initial: "resting",
      states: { resting: {}, saved: {} },
      on: { "again.chosen": "typing" },
    },
    typing: {
      initial: "editing",
      states: {
        editing: {},
        saved: {},
        incorrect: {},
        nothing: {},
        noAccount: {},
        ownCase: {},
        tooMany: {},
        unforeseen: {},
      },
      on: {
        "again.left": { guard: "isAgain", target: "offered" },
        "export.submitted": {
          target: "exporting",
          actions: { type: "keepRequest", params: ({ event }) => event },
        },
      },
    },
    exporting: {
      exit: "forgetRequest",
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "exportPayouts",
            src: "exportPayouts",
            input: ({ context }) => requestOf(context),
            onDone: answers<ExportPayoutsOutput>({
              saved: [
                {
                  guard: "isAgain",
                  target: "#payoutExport.offered.saved",
                  actions: { type: "keepSaved", params: ({ event }) => event.output },
                },
                {
                  target: "#payoutExport.typing.saved",
                  actions: { type: "keepSaved", params: ({ event }) => event.output },
                },
              ],
              incorrectPassword: "#payoutExport.typing.incorrect",
              nothingToExport: "#payoutExport.typing.nothing",
              noPayoutAccount: "#payoutExport.typing.noAccount",
              ownCase: "#payoutExport.typing.ownCase",
              administratorsOnly: "#payoutExport.notAllowed",
              tooManyRequests: {
                target: "#payoutExport.typing.tooMany",
                actions: { type: "keepSeconds", params: ({ event }) => event.output },
              },
              unforeseen: "#payoutExport.typing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        /** The export may have succeeded: repeating it with the same id returns the same file. */
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    notAllowed: {},
  },
});

function requestOf({ request }: Context): ExportRequest {
  if (request) return request;
  throw new Error("exporting without a request");
}
