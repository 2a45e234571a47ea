import { assign, setup, type AnyMachineSnapshot } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import { hasOutcome, type Outcome, type TooManyRequests } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type { FormConfig, FormMachine, FormTypes, FormView, Target, Targets } from "./form-types.ts";

/**
 * A flow that sends one request: a form or a button, perhaps with a question whether to go on.
 *
 *     open (idle, and a state for each outcome that the form shows) → confirming → submitting (pending, unreachable) → ends
 *
 * @returns the machine, and what a person sees in each of its states
 */
export const form =
  <Types extends FormTypes>() =>
  <
    const Outcomes extends Targets<Types>,
    const Port extends string,
    const Submitted extends string,
    const Answer extends string = never,
    const Check extends string = never,
    const Dismissal extends string = never,
  >(
    config: FormConfig<
      Types,
      Outcomes,
      { port: Port; submitted: Submitted; answer: Answer; check: Check; dismissal: Dismissal }
    >,
  ) => {
    type Names = {
      port: Port;
      submitted: Submitted;
      answer: Answer;
      check: Check;
      dismissal: Dismissal;
    };
    // XState infers no types from a generic description; the tests of each flow check that these hold.
    const machine = build(config as unknown as AnyConfig) as unknown as FormMachine<Types, Outcomes, Names>;
    const view = viewOf(config.isSecret ?? false) as unknown as (
      snapshot: ReturnType<typeof machine.getInitialSnapshot>,
    ) => FormView<Types, Outcomes, Check>;
    return { machine, view };
  };

type AnyConfig = {
  id: string;
  port: string;
  submitted: string;
  confirmation?: { confirmed: string; cancelled: string };
  outcomes: Record<string, Target>;
  shownUntil?: Record<string, readonly string[]>;
  checks?: Record<string, (typed: object) => boolean>;
  endsAtOnce?: Record<string, (facts: object | undefined) => boolean>;
  inputOf?: (facts: object | undefined, typed: object) => object;
  isButton?: boolean;
  isSecret?: boolean;
};
type Context = { facts: object | undefined; typed: object | null; output: Outcome | null };
type Submission = { type: string; [field: string]: unknown };

type ResolvedTarget = { outcome: string; to: "form" | "end"; effect: string | null };

const targetsOf = ({ outcomes }: AnyConfig): ResolvedTarget[] =>
  Object.entries(outcomes).map(([outcome, target]) => ({
    outcome,
    ...(typeof target === "string" ? { to: target, effect: null } : target),
  }));

/** The names of the notes beside the form, and of the screens that end it. */
function statesOf(config: AnyConfig): { notes: string[]; ends: string[] } {
  const outcomesTo = (to: "form" | "end") =>
    targetsOf(config).flatMap((target) => (target.to === to ? target.outcome : []));
  const notes = [...Object.keys(config.checks ?? {}), ...outcomesTo("form")];
  const ends = outcomesTo("end");
  const all = ["open", "idle", "confirming", "submitting", ...notes, ...ends];
  if (new Set(all).size < all.length) throw new Error(`${config.id}: two states have the same name.`);
  return { notes, ends };
}

function setupOf(config: AnyConfig) {
  const effects = targetsOf(config).flatMap(({ effect: name }) => name ?? []);
  const endsAtOnce = Object.entries(config.endsAtOnce ?? {});
  const checks = Object.entries(config.checks ?? {});
  return setup({
    types: { context: {} as Context, events: {} as Submission, input: {} as object | undefined },
    actors: { [config.port]: port<Outcome, object>(config.port) },
    actions: {
      keepTyped: assign(({ event }) => ({ typed: without("type", event) })),
      forgetTyped: assign({ typed: null }),
      keepOutput: assign((_, outcome: Outcome) => ({ output: outcome })),
      ...Object.fromEntries(effects.map((name) => [name, effect<Outcome>()])),
    },
    guards: {
      answered: hasOutcome,
      ...Object.fromEntries(
        endsAtOnce.map(([name, isOver]) => [
          name,
          ({ context }: { context: Context }) => isOver(context.facts),
        ]),
      ),
      ...Object.fromEntries(
        checks.map(([name, check]) => [name, ({ event }: { event: Submission }) => check(event)]),
      ),
    },
  });
}

/** A refusal without a request, or the request, perhaps after a question. */
const submissionOf = ({ id, checks = {}, confirmation }: AnyConfig) => [
  ...Object.keys(checks).map((check) => ({ guard: check, target: `#${id}.open.${check}` })),
  { target: confirmation ? `#${id}.confirming` : `#${id}.submitting`, actions: "keepTyped" },
];

function submittingOf(config: AnyConfig) {
  const { id, isButton = false, isSecret = false } = config;
  const { inputOf = (facts, typed) => ({ ...typed, ...facts }) } = config;
  const output = ({ event }: { event: { output: Outcome } }) => event.output;
  const onDone = targetsOf(config).map((target) => ({
    guard: { type: "answered", params: { outcome: target.outcome } },
    target: target.to === "end" ? `#${id}.${target.outcome}` : `#${id}.open.${target.outcome}`,
    actions: ["keepOutput", target.effect].flatMap((type) => (type ? { type, params: output } : [])),
  }));
  return {
    initial: "pending",
    exit: isSecret ? "forgetTyped" : [],
    states: {
      pending: {
        invoke: {
          id: config.port,
          src: config.port,
          input: ({ context: { facts, typed } }: { context: Context }) => inputOf(facts, typed ?? {}),
          onDone,
          onError: "unreachable",
        },
      },
      unreachable: {
        on: {
          "retry.requested": "pending",
          ...(!isButton && { [config.submitted]: submissionOf(config) }),
        },
      },
    },
  };
}

function build(config: AnyConfig) {
  const { id, submitted, confirmation, endsAtOnce = {}, shownUntil = {}, isSecret = false } = config;
  const { notes, ends } = statesOf(config);
  const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, {}]));
  const dismissed = { target: "idle", actions: "forgetTyped" };
  const cancelled = { target: "open", actions: isSecret ? "forgetTyped" : [] };
  return setupOf(config).createMachine({
    id,
    context: ({ input }: { input: object | undefined }) => ({ facts: input, typed: null, output: null }),
    initial: "open",
    states: {
      open: {
        initial: "idle",
        states: {
          ...named(["idle", ...notes]),
          ...Object.fromEntries(
            Object.entries(shownUntil).map(([note, events]) => [
              note,
              { on: Object.fromEntries(events.map((event) => [event, dismissed])) },
            ]),
          ),
        },
        on: { [submitted]: submissionOf(config) },
        always: Object.keys(endsAtOnce).map((outcome) => ({ guard: outcome, target: `#${id}.${outcome}` })),
      },
      ...(confirmation && {
        confirming: { on: { [confirmation.confirmed]: "submitting", [confirmation.cancelled]: cancelled } },
      }),
      submitting: submittingOf(config),
      ...named(ends),
    },
  } as never);
}

/** Secrets are not part of a view. */
const viewOf = (isSecret: boolean) => (snapshot: AnyMachineSnapshot & { context: Context }) => {
  const { output } = snapshot.context;
  const typed = isSecret ? null : snapshot.context.typed;
  const [state, inner] = leafOf(snapshot.value).split(".");
  switch (state) {
    case "open":
      return formView(typed, inner === "idle" ? null : noteOf(inner!, output));
    case "confirming":
      return { ...formView(typed, null), isConfirming: true };
    case "submitting":
      return inner === "pending" ? { ...formView(typed, null), busy: true } : formView(typed, "unreachable");
    default:
      return { ...(output && detailsOf(output)), screen: state, typed };
  }
};

const formView = (typed: object | null, note: unknown) => ({
  screen: "form",
  typed,
  note,
  isConfirming: false,
  busy: false,
});

function noteOf(name: string, output: Outcome | null): unknown {
  if (output?.outcome !== name) return name;
  if (name === "tooManyRequests") return { minutes: Math.ceil((output as TooManyRequests).seconds / 60) };
  const details = detailsOf(output);
  return Object.keys(details).length > 0 ? details : name;
}

const detailsOf = (output: Outcome) => without("outcome", output);

const without = (field: string, whole: object): object =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field));
