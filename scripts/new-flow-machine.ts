/** `path`: the area and name, such as `shopping/cart`, below `machines/` and `src/flows/`. */
export type Names = { path: string; name: string; camel: string; pascal: string };
export type Files = [file: string, text: string][];

/** A test refuses this placeholder. */
export const unwrittenPurpose = "a line that says what the flow is for, beginning small";

export const machineFiles = ({ path, name, camel, pascal }: Names): Files => [
  [
    `machines/${path}/${name}.contract.ts`,
    `import type { Unforeseen } from "#machines/outcome.ts";

/** What the flow begins with. */
export type ${pascal}Facts = { subject: string };

export type ${pascal}Event = { type: "${camel}.submitted"; text: string } | { type: "retry.requested" };

/** Port \`submit${pascal}\`. A refusal has the name of its code, in camel case. */
export type Submit${pascal}Input = { subject: string; text: string };
export type Submit${pascal}Output = { outcome: "accepted" } | { outcome: "invalid"; detail: string } | Unforeseen;
`,
  ],
  [
    `machines/${path}/${name}.machine.ts`,
    `import { assign, setup } from "xstate";
import { createOutcomeTransitions, hasOutcome } from "#machines/outcome.ts";
import { port } from "#machines/port.ts";
import type {
  ${pascal}Event,
  ${pascal}Facts,
  Submit${pascal}Input,
  Submit${pascal}Output,
} from "./${name}.contract.ts";

/** \`text\`: what was typed last, so that it need not be typed again. */
type Context = ${pascal}Facts & { text: string; detail: string | null };

const ${camel} = setup({
  types: { input: {} as ${pascal}Facts, context: {} as Context, events: {} as ${pascal}Event },
  actors: { submit${pascal}: port<Submit${pascal}Output, Submit${pascal}Input>("submit${pascal}") },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    keepDetail: assign((_, { detail }: { detail: string }) => ({ detail })),
  },
  guards: { answered: hasOutcome },
});

const answers = createOutcomeTransitions<typeof ${camel}>();

export const ${camel}Machine = ${camel}.createMachine({
  id: "${camel}",
  initial: "writing",
  context: ({ input }) => ({ ...input, text: "", detail: null }),
  states: {
    writing: {
      initial: "editing",
      states: { editing: {}, refused: {}, unforeseen: {} },
      on: {
        "${camel}.submitted": {
          target: "submitting",
          actions: { type: "keepText", params: ({ event }) => event },
        },
      },
    },
    submitting: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "submit${pascal}",
            src: "submit${pascal}",
            input: ({ context }) => ({ subject: context.subject, text: context.text }),
            onDone: answers<Submit${pascal}Output>({
              accepted: "#${camel}.accepted",
              invalid: {
                target: "#${camel}.writing.refused",
                actions: { type: "keepDetail", params: ({ event }) => event.output },
              },
              unforeseen: "#${camel}.writing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    accepted: {},
  },
});
`,
  ],
  [
    `machines/${path}/${name}.view.ts`,
    `import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { ${camel}Machine } from "./${name}.machine.ts";

export type ${pascal}View =
  | { screen: "form"; text: string; problem: null | "unforeseen" | { detail: string }; busy: boolean }
  | { screen: "unreachable" }
  | { screen: "accepted" };

/** What a person sees. */
export function ${camel}View({ value, context }: SnapshotFrom<typeof ${camel}Machine>): ${pascal}View {
  const { text, detail } = context;
  switch (leafOf(value)) {
    case "writing.editing":
      return { screen: "form", text, problem: null, busy: false };
    case "writing.refused":
      return { screen: "form", text, problem: { detail: detail ?? "" }, busy: false };
    case "writing.unforeseen":
      return { screen: "form", text, problem: "unforeseen", busy: false };
    case "submitting.asking":
      return { screen: "form", text, problem: null, busy: true };
    case "submitting.unreachable":
      return { screen: "unreachable" };
    case "accepted":
      return { screen: "accepted" };
  }
}
`,
  ],
  [
    `machines/${path}/${name}.paths.ts`,
    `import { pathModel } from "#machines/paths/model.ts";
import { ${camel}Machine } from "./${name}.machine.ts";

export const ${camel}Paths = pathModel({
  machine: ${camel}Machine,
  purpose: "${unwrittenPurpose}",
  starts: { "somebody asks": { subject: "plants" } },
  does: {
    "${camel}.submitted": { submits: { text: "Do ferns like shade?" } },
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    submit${pascal}: {
      accepted: "accepted",
      invalid: { refused: { detail: "That is too long." } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
`,
  ],
  [
    `machines/${path}/${name}.test.ts`,
    `import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { createPathActor, lastPortInput, stateAfter, walk } from "#machines/paths/replay.ts";
import { ${camel}Paths } from "./${name}.paths.ts";
import { ${camel}View } from "./${name}.view.ts";

describePaths(${camel}Paths, ${camel}View);

test.each([
  [["submits"], "submitting.asking"],
  [["submits", "submit${pascal} ✓ accepted"], "accepted"],
  [["submits", "submit${pascal} ✓ refused"], "writing.refused"],
  [["submits", "submit${pascal} ✓ a refusal nobody foresaw"], "writing.unforeseen"],
  [["submits", "submit${pascal} ✗"], "submitting.unreachable"],
  [["submits", "submit${pascal} ✗", "tries again"], "submitting.asking"],
] as const)("%j leads to %s", (steps, place) => {
  expect(stateAfter(${camel}Paths, "somebody asks", steps)).toBe(place);
});

test("what was typed is asked for, and survives a refusal", () => {
  const actor = walk(${camel}Paths, createPathActor(${camel}Paths).start(), "submits");
  expect(lastPortInput(actor, "submit${pascal}")).toEqual({ subject: "plants", text: "Do ferns like shade?" });
  walk(${camel}Paths, actor, "submit${pascal} ✓ refused");
  expect(${camel}View(actor.getSnapshot())).toEqual({
    screen: "form",
    text: "Do ferns like shade?",
    problem: { detail: "That is too long." },
    busy: false,
  });
});
`,
  ],
];
