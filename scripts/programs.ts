import { dirname, join, relative } from "node:path";
import type { InlineConfig, Plugin } from "vite";

const root = join(import.meta.dirname, "..");
const folder = join(root, "dist/programs");

const entries = {
  shop: "server/main.ts",
  provider: "sandbox/main.ts",
  commands: "scripts/commands.ts",
  doctor: "server/doctor/main.ts",
} as const;

/** A built program, to be run by Node. */
export const programFile = (name: keyof typeof entries): string => join(folder, `${name}.js`);

/** A module that looks for files beside its source finds them from the program that it is a part of. No line moves. */
const besideTheSource: Plugin = {
  name: "beside-the-source",
  transform: {
    // Said beforehand, so that other modules are not handed over to be looked at: a third of the build.
    filter: { id: { exclude: /node_modules/ }, code: "import.meta.dirname" },
    handler: (code, id) => {
      const there = JSON.stringify(`/${relative(folder, dirname(id))}`);
      return { code: code.replaceAll("import.meta.dirname", `(import.meta.dirname + ${there})`), map: null };
    },
  },
};

/** The first ones look for files of their own beside them. */
const withFiles = [
  "sharp",
  "@electric-sql/pglite",
  "@electric-sql/pglite/contrib/fuzzystrmatch",
  "@electric-sql/pglite/contrib/pg_trgm",
  "@react-pdf/renderer",
  // Only a shop with a store of files loads it; no start should wait for its parts to be bundled.
  "@aws-sdk/client-s3",
];

/**
 * How Vite builds the programs: each in a few files together with its packages. Finding and reading some 1,500 files, one by
 * one, takes Node longer than everything else that a start does.
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
    // A shop that runs meanwhile still looks for pieces of its own, such as the mailer's, which come when they are needed.
    emptyOutDir: false,
    minify: false,
    // All in one folder, because of what is beside the source.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: entries,
      output: { chunkFileNames: "[name]-[hash].js" },
    },
  },
};
