import { constants, setPriority } from "node:os";
import { compressStorefront } from "./build.ts";

/** Runs beside the open shop, which compresses responses on request until this is done. */
setPriority(constants.priority.PRIORITY_LOW);
await compressStorefront();
