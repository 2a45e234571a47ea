import { dirname, join, relative } from "node:path";
import type { InlineConfig, Plugin } from "vite";

const root = join(import.meta.dirname, "..");
const folder = join(root, "dist/programs");

const entries = {
  shop: "server/main.ts",
  provider: "sandbox/main.ts",
  commands: "server/operations/commands/main.ts",
  doctor: "server/operations/doctor/main.ts",
} as const;

export const programFile = (name: keyof typeof entries): string => join(folder, `${name}.js`);

/** Modules that look for files beside their source find them beside the built program. Line numbers stay the same. */
const besideTheSource: Plugin = {
  name: "beside-the-source",
  transform: {
    // Without this filter the plugin would take a third of the build.
    filter: { id: { exclude: /node_modules/ }, code: "import.meta.dirname" },
    handler: (code, id) => {
      const there = JSON.stringify(`/${relative(folder, dirname(id))}`);
      return { code: code.replaceAll("import.meta.dirname", `(import.meta.dirname + ${there})`), map: null };
    },
  },
};

/** These look for their own files beside them. */
const withFiles = [
  "sharp",
  "@electric-sql/pglite",
  "@electric-sql/pglite/contrib/fuzzystrmatch",
  "@electric-sql/pglite/contrib/pg_trgm",
  "@react-pdf/renderer",
  "piscina",
  // Loaded only with an object store; other starts should not wait for it to be bundled.
  "@aws-sdk/client-s3",
];

/**
 * Bundles each program with its packages, because resolving some 1,500 files takes Node longer than the rest of a
 * start.
 */
export const programs: InlineConfig = {
  root,
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  plugins: [besideTheSource],
  ssr: { noExternal: true, external: withFiles },
  build: {
    ssr: true,
    target: "node26",
    outDir: folder,
    // A running shop still loads chunks of the previous build.
    emptyOutDir: false,
    minify: false,
    // All in one folder, because of the files beside the source.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: entries,
      output: { chunkFileNames: "[name]-[hash].js" },
    },
  },
};
