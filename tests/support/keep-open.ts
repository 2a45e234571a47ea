import { openDatabase } from "../../server/database/database.ts";

/** A program that opens the embedded database in the folder it is given, says so, and goes on until it is ended. */
try {
  await openDatabase({ databaseUrl: null, dataFolder: process.argv[2]! });
  console.log("open");
  setInterval(() => {}, 60_000);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
