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
  >(
    config: FormConfig<Types, Outcomes, { port: Port; submitted: Submitted; answer: Answer; check: Check }>,
  ) => {
    type Names = { port: Port; submitted: Submitted; answer: Answer; check: Check };
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
  checks?: Record<string, (typed: object) => boolean>;
  endsAtOnce?: Record<string, (facts: object | undefined) => boolean>;
  inputOf?: (facts: object | undefined, typed: object) => object;
  isButton?: boolean;
  isSecret?: boolean;
};
type Context = { facts: object | undefined; typed: object | null; output: Outcome | null };
type Submission = { type: string; [field: string]: unknown };

function build(config: AnyConfig) {
  const {
    id,
    port: portName,
    submitted,
    confirmation,
    outcomes,
    checks = {},
    isButton = false,
    isSecret = false,
  } = config;
  const { endsAtOnce = {}, inputOf = (facts, typed) => ({ ...facts, ...typed }) } = config;
  const targets = Object.entries(outcomes).map(([outcome, target]) => ({
    outcome,
    ...(typeof target === "string" ? { to: target, effect: null } : target),
  }));
  const idOf = (outcome: string) => {
    const isEnd = targets.some((target) => target.outcome === outcome && target.to === "end");
    return isEnd ? `#${id}.${outcome}` : `#${id}.open.${outcome}`;
  };
  const output = ({ event }: { event: { output: Outcome } }) => event.output;

  const base = setup({
    types: { context: {} as Context, events: {} as Submission, input: {} as object | undefined },
    actors: { [portName]: port<Outcome, object>(portName) },
    actions: {
      keepTyped: assign(({ event }) => ({ typed: without("type", event) })),
      forgetTyped: assign({ typed: null }),
      keepOutput: assign((_, outcome: Outcome) => ({ output: outcome })),
      ...Object.fromEntries(
        targets.flatMap((target) => (target.effect ? [[target.effect, effect<Outcome>()]] : [])),
      ),
    },
    guards: {
      answered: hasOutcome,
      ...Object.fromEntries(
        Object.entries(endsAtOnce).map(([name, isOver]) => [
          name,
          ({ context }: { context: Context }) => isOver(context.facts),
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(checks).map(([name, check]) => [
          name,
          ({ event }: { event: Submission }) => check(event),
        ]),
      ),
    },
  });

  const submission = [
    ...Object.keys(checks).map((check) => ({ guard: check, target: `#${id}.open.${check}` })),
    { target: confirmation ? `#${id}.confirming` : `#${id}.submitting`, actions: "keepTyped" },
  ];
  const onDone = targets.map((target) => ({
    guard: { type: "answered", params: { outcome: target.outcome } },
    target: idOf(target.outcome),
    actions: [
      { type: "keepOutput", params: output },
      ...(target.effect ? [{ type: target.effect, params: output }] : []),
    ],
  }));
  const shown = [
    ...Object.keys(checks),
    ...targets.flatMap(({ to, outcome }) => (to === "form" ? outcome : [])),
  ];
  const ends = targets.flatMap(({ to, outcome }) => (to === "end" ? outcome : []));

  return base.createMachine({
    id,
    context: ({ input }: { input: object | undefined }) => ({ facts: input, typed: null, output: null }),
    initial: "open",
    states: {
      open: {
        initial: "idle",
        states: { idle: {}, ...Object.fromEntries(shown.map((name) => [name, {}])) },
        on: { [submitted]: submission },
        always: Object.keys(endsAtOnce).map((outcome) => ({ guard: outcome, target: `#${id}.${outcome}` })),
      },
      ...(confirmation && {
        confirming: { on: { [confirmation.confirmed]: "submitting", [confirmation.cancelled]: "open" } },
      }),
      submitting: {
        initial: "pending",
        exit: isSecret ? "forgetTyped" : [],
        states: {
          pending: {
            invoke: {
              id: portName,
              src: portName,
              input: ({ context: { facts, typed } }: { context: Context }) => inputOf(facts, typed ?? {}),
              onDone,
              onError: "unreachable",
            },
          },
          unreachable: {
            on: { "retry.requested": "pending", ...(!isButton && { [submitted]: submission }) },
          },
        },
      },
      ...Object.fromEntries(ends.map((name) => [name, {}])),
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
