import { FolderInUse } from "./database/folder-lock.ts";
import { SettingsProblem } from "./settings.ts";
import { ShopFolderProblem } from "./shop-data/read.ts";

/** Runs a program; an error that the owner can fix is one sentence, any other has its stack. */
export async function run(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(sentence(error) ?? error);
    process.exit(1);
  }
}

/** What went wrong, in words that an owner can act on, or null. */
export function sentence(error: unknown): string | null {
  if (
    error instanceof SettingsProblem ||
    error instanceof FolderInUse ||
    error instanceof ShopFolderProblem
  ) {
    return error.message;
  }
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, port } = cause as NodeJS.ErrnoException & { port?: number };
    if (code === "EADDRINUSE") return `Port ${port} is taken. Stop what uses it, or set PORT to another one.`;
    if (code === "ECONNREFUSED")
      return `Nothing answers at port ${port}. Is the database of DATABASE_URL running?`;
  }
  return null;
}
