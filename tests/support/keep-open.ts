import { holdFolder } from "../../server/database/folder-lock.ts";

/** A program that holds the folder it is given, says so, and goes on until it is ended. */
try {
  await holdFolder(process.argv[2]!);
  console.log("open");
  setInterval(() => {}, 60_000);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
