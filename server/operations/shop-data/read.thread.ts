import { serveThread } from "#server/platform/worker-thread.ts";
import { readFile } from "./read-file.ts";

serveThread(({ folder, names }: { folder: string; names: readonly string[] }) =>
  names.map((name) => readFile(folder, name)),
);
