import { once } from "node:events";
import { lockFolder } from "#server/platform/database/folder-lock.ts";

/** A program that locks the given folder when told to, reports it, and runs until it is killed. */
console.log("ready");
await once(process.stdin, "data");
try {
  lockFolder(process.argv[2]!);
  console.log("open");
} catch (error) {
  console.log((error as Error).message);
  process.exit(1);
}
