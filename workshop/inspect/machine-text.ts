import type { AnyStateMachine } from "xstate";
import { guardWords } from "#workshop/chart/words.ts";

/**
 * A chart as one file to paste into Stately's editor, however many files it is written in: states, events, guards, actions
 * and actors by name. Code is left out, because the editor only draws.
 */
export function machineText({ config }: AnyStateMachine): string {
  const named = (key: string, value: unknown) =>
    key === "guard" && typeof value === "function" ? guardWords(value) : value;
  return `import { createMachine } from "xstate";\n\nexport const machine = createMachine(${JSON.stringify(config, named, 2)});\n`;
}
