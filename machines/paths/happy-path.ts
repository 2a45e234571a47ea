import type { AnyStateMachine } from "xstate";
import { explore, type Visit } from "./explore.ts";
import type { PathModel } from "./model.ts";

/**
 * The visits of a model's happy path, one for each of its names.
 *
 * @throws naming the step that is impossible there, and the possible ones
 */
export function happyVisits<Machine extends AnyStateMachine>(model: PathModel<Machine>): Visit[] {
  const { visits } = explore(model);
  const happy: Visit[] = [];
  for (const name of model.happyPath) {
    const before = happy.at(-1);
    const possible = visits.filter(({ last }) => last && before && last.visit.key === before.key);
    const visit =
      possible.find(({ last }) => last?.step.title === name) ??
      visits.find(({ start, last }) => !last && start === name);
    if (!visit) {
      const names = before ? possible.map(({ last }) => last?.step.title) : Object.keys(model.starts);
      throw new Error(`${model.machine.id}: "${name}" is not possible there, only: ${names.join(", ")}`);
    }
    happy.push(visit);
  }
  return happy;
}
