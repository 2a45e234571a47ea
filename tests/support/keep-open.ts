import { once } from "node:events";
import { lockFolder } from "../../server/database/folder-lock.ts";

/** A program that holds the folder it is given as soon as it is told to, says so, and goes on until it is ended. */
console.log("ready");
await once(process.stdin, "data");
try {
  lockFolder(process.argv[2]!);
  console.log("open");
} catch (error) {
  console.log((error as Error).message);
  process.exit(1);
}
