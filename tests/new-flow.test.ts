import { dirname, join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { newFlow } from "#scripts/new-flow.ts";
import { machineFiles } from "#scripts/new-flow-machine.ts";
import { storefrontFiles } from "#scripts/new-flow-storefront.ts";
import { root } from "#scripts/tools.ts";

const names = {
  path: "shopping/plant-question",
  name: "plant-question",
  camel: "plantQuestion",
  pascal: "PlantQuestion",
};
const files = new Map(
  [...machineFiles(names), ...storefrontFiles(names)].map(([file, text]) => [join(root, file), text]),
);
const folders = new Set([...files.keys()].map((file) => dirname(file)));

/** The compiler's host, to which the flow's files exist although they are not on disk. */
function hostWithFlow(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    directoryExists: (folder) => folders.has(folder) || ts.sys.directoryExists(folder),
    fileExists: (file) => files.has(file) || host.fileExists(file),
    readFile: (file) => files.get(file) ?? host.readFile(file),
    getSourceFile: (file, ...rest) => {
      const text = files.get(file);
      return text === undefined
        ? host.getSourceFile(file, ...rest)
        : ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
    },
  };
}

test("the generated flow compiles", () => {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: ["package.json"] },
    ts.sys,
    root,
  );
  const program = ts.createProgram([...files.keys()], options, hostWithFlow(options));
  const sources = program.getSourceFiles().filter(({ fileName }) => files.has(fileName));
  expect(sources).toHaveLength(files.size);
  const problems = sources.flatMap((source) => [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ]);
  expect(
    problems.map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
    ),
  ).toEqual([]);
});

test.each([
  ["plant-question", "is not <area>/<name>"],
  ["greenhouse/plant-question", "one of account, administration,"],
  ["tour-leads/search", "There is a flow of this name: shopping/search"],
])("%s is refused", async (path, reason) => {
  await expect(newFlow(path)).rejects.toThrow(reason);
});
