import type { EventObject, MetaObject, PromiseActorLogic, StateMachine } from "xstate";
import type { Outcome, TooManyRequests } from "#machines/outcome.ts";

/**
 * `facts`: what the form starts with. `typed`: the fields of the event that submits it. `input`: of its port, by default
 * facts and typed. `output`: of its port.
 */
export type FormTypes = { facts?: object; typed?: object; input?: object; output: Outcome };

export type Facts<Types extends FormTypes> = Types extends { facts: infer Given } ? Given : undefined;
export type Typed<Types extends FormTypes> = Types extends { typed: infer Given } ? Given : {};
export type Input<Types extends FormTypes> = Types extends { input: infer Given }
  ? Given
  : (Types extends { facts: infer Given } ? Given : {}) & Typed<Types>;
type OutcomeName<Types extends FormTypes> = Types["output"]["outcome"];

/** An outcome is shown by the form, or is a screen of its own. `effect`: the action that runs then, with the outcome. */
export type Target = "form" | "end" | { to: "form" | "end"; effect: string };
export type Targets<Types extends FormTypes> = Readonly<Record<OutcomeName<Types>, Target>>;

export type FormConfig<Types extends FormTypes, Outcomes extends Targets<Types>, Names extends NamesOf> = {
  id: string;
  /** The port that the form is submitted to. */
  port: Names["port"];
  /** The event that submits the form. */
  submitted: Names["submitted"];
  /** The answers to a question that is asked before anything is sent. */
  confirmation?: { confirmed: Names["answer"]; cancelled: Names["answer"] };
  outcomes: Outcomes;
  /** The events after which the form no longer shows an outcome. */
  shownUntil?: Readonly<Partial<Record<OutcomeName<Types>, readonly Names["dismissal"][]>>>;
  /** Reasons to refuse what was typed without sending it. The first that applies is shown. */
  checks?: Readonly<Record<Names["check"], (typed: Typed<Types>) => boolean>>;
  /** Outcomes that are known from the facts, so that there is no form. */
  endsAtOnce?: Readonly<Partial<Record<OutcomeName<Types>, (facts: Facts<Types>) => boolean>>>;
  inputOf?: (facts: Facts<Types>, typed: Typed<Types>) => Input<Types>;
  /** Nothing is typed: while the shop is unreachable, only the same request is offered again. */
  isButton?: boolean;
  /** Forgets what was typed after each request. For passwords. */
  isSecret?: boolean;
};

type NamesOf = { port: string; submitted: string; answer: string; check: string; dismissal: string };

export type FormEvent<Types extends FormTypes, Names extends NamesOf> =
  | ({ type: Names["submitted"] } & Typed<Types>)
  | Bare<Names["answer"] | Names["dismissal"] | "retry.requested">;
type Bare<Type extends string> = Type extends string ? { type: Type } : never;

/** `typed`: null before the first submission. `output`: the last outcome. */
export type FormContext<Types extends FormTypes> = {
  facts: Facts<Types>;
  typed: Typed<Types> | null;
  output: Types["output"] | null;
};

type EndOf<Outcomes> = {
  [Name in keyof Outcomes]: Outcomes[Name] extends "end" | { to: "end" } ? Name : never;
}[keyof Outcomes];

type EffectOf<Output extends Outcome, Outcomes> = {
  [Name in keyof Outcomes]: Outcomes[Name] extends { effect: infer Effect extends string }
    ? { type: Effect; params: Extract<Output, { outcome: Name }> }
    : never;
}[keyof Outcomes];

/** `open`: the form, in a substate for each outcome that it shows. */
export type FormMachine<Types extends FormTypes, Outcomes, Names extends NamesOf> = StateMachine<
  FormContext<Types>,
  FormEvent<Types, Names>,
  {},
  { src: Names["port"]; logic: PromiseActorLogic<Types["output"], Input<Types>>; id: Names["port"] },
  EffectOf<Types["output"], Outcomes>,
  never,
  never,
  { open: string } | { submitting: "pending" | "unreachable" } | "confirming" | (EndOf<Outcomes> & string),
  string,
  Facts<Types>,
  unknown,
  EventObject,
  MetaObject,
  {}
>;

/** An outcome beside the form: its name, its minutes to wait, or its details if it has some. */
type NoteOf<Output> = Output extends TooManyRequests
  ? { minutes: number }
  : Output extends Outcome
    ? {} extends Omit<Output, "outcome">
      ? Output["outcome"]
      : Omit<Output, "outcome">
    : never;

/**
 * `isConfirming`: a person is asked whether to go on. The note "unreachable": `retry.requested` repeats the same
 * request.
 */
export type FormView<Types extends FormTypes, Outcomes, Check> =
  | {
      screen: "form";
      typed: Typed<Types> | null;
      note: NoteOf<Exclude<Types["output"], { outcome: EndOf<Outcomes> }>> | Check | "unreachable" | null;
      isConfirming: boolean;
      busy: boolean;
    }
  | EndView<Types, Extract<Types["output"], { outcome: EndOf<Outcomes> }>>;

type EndView<Types extends FormTypes, Output> = Output extends Outcome
  ? { screen: Output["outcome"]; typed: Typed<Types> | null } & Omit<Output, "outcome">
  : never;
