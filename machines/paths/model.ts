import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  StateMachine,
} from "xstate";
import { getStateNodes } from "xstate/graph";
import type { Outcome } from "#machines/outcome.ts";
import type { StatementId } from "#specification/statements.ts";

/** All that is needed to find every path through a machine. The names become the titles of steps. */
export type PathModel<Machine extends AnyStateMachine> = {
  machine: Machine;
  /** What the flow is called by people who do not read code. */
  title: string;
  /** One line, starting in lower case. */
  purpose: string;
  /** Inputs to start from, by name. */
  starts: Readonly<Record<string, InputFrom<Machine>>>;
  /** What happens if all goes well: a start and the titles of steps. A further start means that the person left and came back. */
  happyPath: readonly string[];
  /** What people do on the flow's screens: by the event's type, then by name. */
  does: SamplesByType;
  happens: SamplesByType;
  /** Outcomes of invoked actors: by the invoke's id, then by the outcome (`output` if they have none), then by name. */
  answers: SamplesOf;
  /** Values of the context that distinguish equal state values: only a few, never a counter. */
  facets?: (context: ContextFrom<Machine>) => unknown;
  /** The statements of the specification that a leaf state shows. */
  requirements?: Requirements;
};
type Requirements = Readonly<Record<string, readonly StatementId[]>>;

/**
 * A path model, checked against its machine's types: every event needs a sample, and so does every outcome of every port.
 * A missing or misspelt one does not compile. A sample that has nothing but its type is just a name.
 */
export function pathModel<Machine extends AnyStateMachine, Does extends TypeOf<Machine>>(model: {
  machine: Machine;
  title: string;
  purpose: string;
  starts: Readonly<Record<string, InputFrom<Machine>>>;
  happyPath: readonly string[];
  does: { [Type in Does]: Samples<EventOf<Machine, Type>, "type"> };
  happens: { [Type in Exclude<TypeOf<Machine>, Does>]: Samples<EventOf<Machine, Type>, "type"> };
  answers: { [Source in AskedOf<Machine>]: Answers<OutputOf<Machine, Source>> };
  facets?: (context: ContextFrom<Machine>) => unknown;
  requirements?: Requirements;
}): PathModel<Machine> {
  return model as PathModel<Machine>;
}

export type StepEvent = { type: string; [key: string]: unknown };
/** `by`: who causes it; an actor does so with its outcome. */
export type Step = { title: string; by: "person" | "world" | "actor" | "clock"; event: StepEvent };

export const eventSteps = <Machine extends AnyStateMachine>({
  does,
  happens,
}: Pick<PathModel<Machine>, "does" | "happens">): Step[] => [
  ...stepsBy("person", does),
  ...stepsBy("world", happens),
];

/** The outcomes of an invoked actor as steps: `logIn ✓ a customer`. */
export const answerSteps = (id: string, answers: SamplesOf[string]): Step[] =>
  Object.entries(answers).flatMap(([outcome, samples]) => {
    if (typeof samples === "string") return [answerStep(id, samples, { outcome })];
    const isBare = outcome === outputKey;
    return Object.entries(samples).map(([name, rest]) =>
      answerStep(id, name, isBare ? rest : { outcome, ...(rest as object) }),
    );
  });

/** The rejection of an invoked actor as a step: `logIn ✗`. */
export const rejection = (id: string): Step => ({
  title: `${id} ✗`,
  by: "actor",
  event: { type: `xstate.error.actor.${id}`, actorId: id, error: new Error("nobody answers") },
});

/**
 * Compares a model with its machine before looking for paths.
 *
 * @throws if an actor's invoke id is not its port's name, or its rejection is not handled
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

/** The key for outputs that are not outcomes. */
const outputKey = "output";
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
/** Actors with an output. A flow without one is spawned, and sends events. */
type AskedOf<Machine> = {
  [Source in ActorOf<Machine>["src"]]: {} extends OutputOf<Machine, Source> ? never : Source;
}[ActorOf<Machine>["src"]];
type OutputOf<Machine, Source> = OutputFrom<Extract<ActorOf<Machine>, { src: Source }>["logic"]>;

type Samples<Whole, Tag extends string> = Whole extends unknown
  ? Record<string, Omit<Whole, Tag>> | ({} extends Omit<Whole, Tag> ? string : never)
  : never;
type Answers<Output> = [Output] extends [Outcome]
  ? { [Name in Output["outcome"]]: Samples<Extract<Output, { outcome: Name }>, "outcome"> }
  : { [outputKey]: Record<string, Output> };

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
