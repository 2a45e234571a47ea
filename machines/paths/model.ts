import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  StateMachine,
} from "xstate";
import { getStateNodes } from "xstate/graph";
import type { Outcome } from "../outcome.ts";

/** All that is needed to find every way through a machine. Names are read by people, in steps. */
export type PathModel<Machine extends AnyStateMachine> = {
  machine: Machine;
  /** What the flow is for, in a line that begins small. */
  purpose: string;
  /** Inputs to start from, by name. */
  starts: Readonly<Record<string, InputFrom<Machine>>>;
  /** What a person does on the flow's screens: by the event's type, then by name. */
  does: SamplesByType;
  /** What happens in the world, in the same way. */
  happens: SamplesByType;
  /** What the invoked actors answer: by the invoke's id, then by the outcome (`output` if they have none), then by name. */
  answers: SamplesOf;
  /** What in the context makes two equal state values different places: few values, never a counter. */
  facets?: (context: ContextFrom<Machine>) => unknown;
};

/**
 * A path model that its machine's words are checked against: every event has a sample, and every outcome of every
 * port. One that is missing or misspelt does not compile. A sample without anything but its type is its name alone.
 */
export function pathModel<Machine extends AnyStateMachine, Does extends TypeOf<Machine>>(model: {
  machine: Machine;
  purpose: string;
  starts: Readonly<Record<string, InputFrom<Machine>>>;
  does: { [Type in Does]: Samples<EventOf<Machine, Type>, "type"> };
  happens: { [Type in Exclude<TypeOf<Machine>, Does>]: Samples<EventOf<Machine, Type>, "type"> };
  answers: { [Source in ActorOf<Machine>["src"]]: Answers<OutputOf<Machine, Source>> };
  facets?: (context: ContextFrom<Machine>) => unknown;
}): PathModel<Machine> {
  return model as PathModel<Machine>;
}

export type StepEvent = { type: string; [key: string]: unknown };
/** `by`: a person, the world, or an actor that was asked. */
export type Step = { title: string; by: "person" | "world" | "actor" | "clock"; event: StepEvent };

/** The sample events of a model as steps. */
export const eventSteps = <Machine extends AnyStateMachine>({
  does,
  happens,
}: Pick<PathModel<Machine>, "does" | "happens">): Step[] => [
  ...stepsBy("person", does),
  ...stepsBy("world", happens),
];

/** What an invoked actor may answer, as steps: `logIn ✓ a customer`. */
export const answerSteps = (id: string, answers: SamplesOf[string]): Step[] =>
  Object.entries(answers).flatMap(([outcome, samples]) => {
    if (typeof samples === "string") return [answerStep(id, samples, { outcome })];
    const isBare = outcome === bare;
    return Object.entries(samples).map(([name, rest]) =>
      answerStep(id, name, isBare ? rest : { outcome, ...(rest as object) }),
    );
  });

/** Nobody answers, as a step: `logIn ✗`. */
export const rejection = (id: string): Step => ({
  title: `${id} ✗`,
  by: "actor",
  event: { type: `xstate.error.actor.${id}`, actorId: id, error: new Error("nobody answers") },
});

/**
 * Compares a model with its machine before any way is looked for.
 *
 * @throws when an actor is invoked under another name than its own, or may reject and nobody hears it
 */
export function checkModel<Machine extends AnyStateMachine>({ machine, answers }: PathModel<Machine>): void {
  for (const { invoke, path } of getStateNodes(machine))
    for (const { id, src, onError } of invoke) {
      const where = `${machine.id}: "${id}", invoked in ${path.join(".")},`;
      if (id !== src) throw new Error(`${where} is called otherwise than its port, "${String(src)}"`);
      if (!(id in answers)) throw new Error(`${where} has no answers in the path model`);
      const isFlow = "root" in (machine.implementations.actors[id] ?? {});
      if (!onError && !isFlow) throw new Error(`${where} has no arrow for when nobody answers`);
    }
}

/** The key of answers that are no outcomes. */
const bare = "output";
type SamplesOf = Readonly<
  Record<string, Readonly<Record<string, string | Readonly<Record<string, unknown>>>>>
>;
type SamplesByType = Readonly<Record<string, string | Readonly<Record<string, object>>>>;

type TypeOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>["type"];
type EventOf<Machine extends AnyStateMachine, Type> = Extract<EventFromLogic<Machine>, { type: Type }>;
type ActorOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actor
    : never;
type OutputOf<Machine, Source> = OutputFrom<Extract<ActorOf<Machine>, { src: Source }>["logic"]>;

type Samples<Whole, Tag extends string> = Whole extends unknown
  ? Record<string, Omit<Whole, Tag>> | ({} extends Omit<Whole, Tag> ? string : never)
  : never;
type Answers<Output> = [Output] extends [Outcome]
  ? { [Name in Output["outcome"]]: Samples<Extract<Output, { outcome: Name }>, "outcome"> }
  : { [bare]: Record<string, Output> };

const answerStep = (id: string, name: string, output: unknown): Step => ({
  title: `${id} ✓ ${name}`,
  by: "actor",
  event: { type: `xstate.done.actor.${id}`, actorId: id, output },
});

const stepsBy = (by: "person" | "world", samples: SamplesByType): Step[] =>
  Object.entries(samples).flatMap(([type, named]) =>
    typeof named === "string"
      ? [{ title: named, by, event: { type } }]
      : Object.entries(named).map(([title, rest]) => ({ title, by, event: { type, ...rest } })),
  );
