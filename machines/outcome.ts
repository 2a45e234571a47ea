import { and } from "xstate";
import type { DoneActorEvent, EventObject, StateNodeConfig, TransitionConfig } from "xstate";

/**
 * What a port resolves with. An expected refusal is an outcome too, named as its code in the contract, in camel case; a
 * port rejects only when something is broken.
 */
export type Outcome = { outcome: string };

/** An unexpected refusal: trying again would be refused again. Every port may return it. */
export type Unforeseen = { outcome: "unforeseen" };

/** Too many attempts; `seconds`: time to wait. */
export type TooManyRequests = { outcome: "tooManyRequests"; seconds: number };

/** The guard on the arrows from `createOutcomeTransitions`; every `setup()` that uses it must list it under `guards`. */
export const hasOutcome = ({ event }: { event: EventObject }, { outcome }: { outcome: string }): boolean =>
  "output" in event && (event.output as Outcome).outcome === outcome;

/**
 * Creates a flow's `answers`, which builds an `onDone` with an arrow per outcome of a port; in each, `event.output` is
 * that outcome. A missing outcome does not compile, and neither does one that the port never returns.
 */
export const createOutcomeTransitions =
  <Setup extends AnySetup>() =>
  <Output extends Outcome>(arrows: ArrowsOf<Setup, Output>): Arrow<Setup, Output>[] =>
    Object.entries(arrows as Record<string, OneOrMore<LooseArrow>>).flatMap(([outcome, arrow]) =>
      [arrow].flat().map((transition) => guarded(transition, outcome)),
    ) as Arrow<Setup, Output>[];

type AnySetup = { createStateConfig: (config: never) => unknown };
type OneOrMore<Item> = Item | readonly Item[];
type ArrowsOf<Setup extends AnySetup, Output extends Outcome> = {
  [Name in Output["outcome"]]: OneOrMore<string | Arrow<Setup, Extract<Output, { outcome: Name }>>>;
};
type Arrow<Setup extends AnySetup, Answer> =
  Parameters<Setup["createStateConfig"]>[0] extends StateNodeConfig<
    infer Context,
    infer Event,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer _Tag,
    infer _Output,
    infer Emitted,
    infer _StateMeta,
    infer Meta
  >
    ? TransitionConfig<Context, DoneActorEvent<Answer>, Event, Actor, Action, Guard, Delay, Emitted, Meta>
    : never;
type LooseArrow = string | { guard?: Parameters<typeof and>[0][number] };

function guarded(arrow: LooseArrow, outcome: string) {
  const isAnswer = { type: "answered", params: { outcome } };
  if (typeof arrow === "string") return { target: arrow, guard: isAnswer };
  return { ...arrow, guard: arrow.guard ? and([isAnswer, arrow.guard]) : isAnswer };
}

/** Why a new password is refused, shown at its field: many people have it, or it contains the person's name or address. */
export type PasswordRefusal = "passwordCommon" | "passwordPersonal";
export type PasswordRefused =
  | { outcome: "passwordWeak" }
  | { outcome: "passwordCommon" }
  | { outcome: "passwordPersonal" };
