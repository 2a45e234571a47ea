import { constants, setPriority } from "node:os";
import { compressStorefront } from "./build.ts";

/** Beside a shop that opens meanwhile; until it is done, the shop compresses files as they are asked for. */
setPriority(constants.priority.PRIORITY_LOW);
await compressStorefront();
