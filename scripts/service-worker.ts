import { join } from "node:path";
import type { InlineConfig } from "vite";

const root = join(import.meta.dirname, "..");

/** One file without a hash, because browsers look for updates under the same URL. */
export const serviceWorker: InlineConfig = {
  root,
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    target: "es2022",
    outDir: "dist/browser",
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: join(root, "src/service-worker.ts"),
      output: { entryFileNames: "service-worker.js", format: "iife" },
    },
  },
};
