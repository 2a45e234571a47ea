/** `path`: the area and name, such as `shopping/cart`, below `machines/` and `src/flows/`. */
export type Names = { path: string; name: string; camel: string; pascal: string };
export type Files = [file: string, text: string][];

/** A test refuses this placeholder. */
export const unwrittenPurpose = "a line that says what the flow is for, in lower case";

export const machineFiles = ({ path, name, camel, pascal }: Names): Files => [
  [
    `machines/${path}/${name}.machine.ts`,
    `import { form } from "#machines/form/form-machine.ts";
import type { Unforeseen } from "#machines/outcome.ts";

/** What the flow begins with. */
export type ${pascal}Facts = { subject: string };

/** Of the port \`submit${pascal}\`. A refusal has the name of its code, in camel case. */
export type Submit${pascal}Input = { subject: string; text: string };
export type Submit${pascal}Output = { outcome: "accepted" } | { outcome: "invalid"; detail: string } | Unforeseen;

export const { machine: ${camel}Machine, view: ${camel}View } = form<{
  facts: ${pascal}Facts;
  typed: { text: string };
  output: Submit${pascal}Output;
}>()({
  id: "${camel}",
  port: "submit${pascal}",
  submitted: "${camel}.submitted",
  outcomes: { accepted: "end", invalid: "form", unforeseen: "form" },
});
export type ${pascal}View = ReturnType<typeof ${camel}View>;
`,
  ],
  [
    `machines/${path}/${name}.paths.ts`,
    `import { pathModel } from "#machines/paths/model.ts";
import { ${camel}Machine } from "./${name}.machine.ts";

export const ${camel}Paths = pathModel({
  machine: ${camel}Machine,
  title: "${pascal.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}",
  purpose: "${unwrittenPurpose}",
  starts: { "a customer": { subject: "plants" } },
  happyPath: ["a customer", "submits", "submit${pascal} ✓ accepted"],
  does: {
    "${camel}.submitted": { submits: { text: "Do ferns like shade?" } },
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    submit${pascal}: {
      accepted: "accepted",
      invalid: { refused: { detail: "That is too long." } },
      unforeseen: "a refusal that was not foreseen",
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
import { ${camel}View } from "./${name}.machine.ts";
import { ${camel}Paths } from "./${name}.paths.ts";

describePaths(${camel}Paths, ${camel}View);

test.each([
  [[], "open.idle"],
  [["submits"], "submitting.pending"],
  [["submits", "submit${pascal} ✓ accepted"], "accepted"],
  [["submits", "submit${pascal} ✓ refused"], "open.invalid"],
  [["submits", "submit${pascal} ✓ a refusal that was not foreseen"], "open.unforeseen"],
  [["submits", "submit${pascal} ✗"], "submitting.unreachable"],
  [["submits", "submit${pascal} ✗", "tries again"], "submitting.pending"],
  [["submits", "submit${pascal} ✗", "submits"], "submitting.pending"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(${camel}Paths, "a customer", steps)).toBe(state);
});

test("the text is sent, and survives a refusal", () => {
  const actor = walk(${camel}Paths, createPathActor(${camel}Paths).start(), "submits");
  expect(lastPortInput(actor, "submit${pascal}")).toEqual({ subject: "plants", text: "Do ferns like shade?" });
  walk(${camel}Paths, actor, "submit${pascal} ✓ refused");
  expect(${camel}View(actor.getSnapshot())).toMatchObject({
    typed: { text: "Do ferns like shade?" },
    note: { detail: "That is too long." },
  });
});
`,
  ],
];
