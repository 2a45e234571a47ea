const sources = import.meta.glob<string>("/generated/stately/*.ts", { query: "?raw", import: "default" });

/** Stately's editor with an empty machine, whose code can be replaced by a pasted one. */
export const editorUrl = "https://stately.ai/registry/new";

/** The file with a flow's self-contained source. */
export const sourceFile = (machineId: string): string =>
  `generated/stately/${machineId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** A flow's self-contained source; null if it is not one of the shop's. */
export const loadSource = async (machineId: string): Promise<string | null> =>
  (await sources[`/${sourceFile(machineId)}`]?.()) ?? null;
