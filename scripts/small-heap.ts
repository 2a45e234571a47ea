import { setFlagsFromString } from "node:v8";

/**
 * Node lets garbage grow to a multiple of what lives before it collects it. The first two collect sooner and limit nothing: after a load of painted pages the
 * shop holds 284 MB for 461 (`bench/memory.ts`), and a command that applies 10,000 products 750 for 1,460 (`bench/apply.ts`). The third has what runs but a few
 * times in the embedded database run as it is, and not compiled once more for speed: a second start takes half a second less of the processor's
 * three, and searches are as fast. The C library's variables
 * keep it from setting memory aside for each thread, and return what held a page or a picture to the system as soon as it is
 * free: after a minute of varied requests, 444 MB for 553 (`bench/varied-memory.ts`).
 */
export const smallHeapOptions = {
  flags: ["--max-semi-space-size=8", "--heap-growing-percent=20", "--wasm-tiering-budget=60000000"],
  environment: {
    MALLOC_ARENA_MAX: "2",
    MALLOC_MMAP_THRESHOLD_: "32768",
    MALLOC_TRIM_THRESHOLD_: "65536",
  },
};

/** For a program that is already running. */
export function collectGarbageSooner(): void {
  for (const flag of smallHeapOptions.flags) setFlagsFromString(flag);
}
