import type { AnyStateMachine } from "xstate";
import { guardWords } from "../chart/words.ts";

/**
 * A chart as one file, to be pasted into Stately's editor: states, events, guards, actions and actors by their names,
 * however many files it is written in. Code is left out: the editor draws, it does not run.
 */
export function machineText({ config }: AnyStateMachine): string {
  const named = (key: string, value: unknown) =>
    key === "guard" && typeof value === "function" ? guardWords(value) : value;
  return `import { createMachine } from "xstate";\n\nexport const machine = createMachine(${JSON.stringify(config, named, 2)});\n`;
}
