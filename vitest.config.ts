import { configDefaults, defineConfig } from "vitest/config";

const everywhere = "{domain,machines,src,server,sandbox,tests,art,scripts,workshop}/**";
const needsDatabase = [`${everywhere}/*.shop.test.ts`];
const onDatabase = (name: string) => ({
  extends: true as const,
  test: {
    name,
    // A real database on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: needsDatabase,
    globalSetup: [`tests/support/${name}.setup.ts`],
  },
});

/** What needs a database is called `*.shop.test.ts` and runs on both kinds of it. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "plain",
          include: [`${everywhere}/*.test.{ts,tsx}`],
          exclude: [...configDefaults.exclude, ...needsDatabase, "**/*.browser.test.{ts,tsx}"],
        },
      },
      onDatabase("embedded"),
      onDatabase("postgres"),
    ],
  },
});
