import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { scaledTimeLimit } from "./scripts/time-limits.ts";

/** What waits longest starts first, so that nothing runs alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/tests\/(kill|jobs|stopping|cluster\/primary)/.test(moduleId);
    return (await super.sort(files)).toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

/** Milliseconds. */
export const timeLimits = {
  testTimeout: scaledTimeLimit(180_000),
  hookTimeout: scaledTimeLimit(180_000),
  expect: { poll: { timeout: scaledTimeLimit(60_000) } },
};

const everywhere = "{domain,machines,src,server,sandbox,tests,scripts,workshop,scenarios}/**";
const needsDatabase = [`${everywhere}/*.shop.test.ts`];
/** How the program starts and stops with a database of its own. */
export const onlyOnEmbedded = [
  "tests/{stopping,start-error-messages,database-proxy,built-programs,varnish,varnish-unavailable}.shop.test.ts",
  "server/operations/shop-data/apply-folder.shop.test.ts",
];
/**
 * Both kinds are PostgreSQL: the embedded one is compiled for one process with one connection. Where that makes a difference, the
 * tests run on both; a PostgreSQL server, on which a statement takes half as long, runs all the others. End-to-end tests do
 * everything that a person can do on the embedded one.
 */
export const onBoth = [
  // Concurrent writes wait for each other in the process, not in the database; a query outside the transaction would wait for ever.
  "tests/{cart,shipments,stock,stock-alerts,wish-list-variants,drafts,draft-variants,guest-orders,guest-promotions,guest-kept,gifts,orders,payment,points,promotions,refund-review,payouts,withdrawals,webhooks,tour-lead-ending}.shop.test.ts",
  "tests/{histories,commission-histories}.shop.test.ts",
  // What a crash leaves, and how it is found.
  "tests/kill/kill.shop.test.ts",
  "tests/{killed-migrations,database-unavailable,health,files-in-a-store}.shop.test.ts",
  // Jobs are announced by a call instead of a notification.
  "tests/{jobs,jobs-of-an-earlier-release,failed-mails}.shop.test.ts",
  // Collation, case folding and trigrams come from the server's libraries.
  "tests/{search,search-needs,filters,paged-lists}.shop.test.ts",
  "server/operations/shop-data/import/{emoji,shopify-variants}.shop.test.ts",
  // Values are encoded by another driver, and roles have other rights.
  "server/platform/database/database.shop.test.ts",
  "tests/{append-only-log,security-log,addresses,passkeys}.shop.test.ts",
  "tests/populated/populated.shop.test.ts",
  // Commands reach the data folder in another way while the shop is open.
  "tests/{apply-while-open,goods,demo-data,operator-decisions}.shop.test.ts",
  "server/operations/{shop-data/apply,shop-data/dry-run,doctor/doctor}.shop.test.ts",
];
/**
 * They start programs and threads, read large files, draw charts or compile, and take half of the time of the tests without a database;
 * `npm run check` leaves them to `npm test`.
 */
export const slow = [
  "workshop/chart/layout.test.ts",
  "scripts/{charts,shared-chunk}.test.ts",
  "scripts/packages/{audit,bom}.test.ts",
  "tests/new-flow.test.ts",
  "sandbox/main.test.ts",
  "server/platform/{shutdown-signals,worker-threads}.test.ts",
  "server/platform/database/{pglite,folder-lock}.test.ts",
  "server/platform/files/files.test.ts",
  "server/http/graceful-shutdown.test.ts",
  "server/operations/shop-data/{read-many,refused-values,yaml-file}.test.ts",
  "server/operations/shop-data/import/{shopify,own-columns,many-variants,stopped}.test.ts",
];
const onDatabase = (name: string, files: { include: readonly string[]; exclude?: readonly string[] }) => ({
  extends: true as const,
  test: {
    name,
    include: [...files.include],
    exclude: [...configDefaults.exclude, ...(files.exclude ?? [])],
    globalSetup: [`tests/support/${name}.setup.ts`],
  },
});

/** What needs a database is called `*.shop.test.ts`. */
export default defineConfig({
  test: {
    // Most tests wait for a database, a timer or a program.
    maxWorkers: availableParallelism() + 1,
    // What a test changes around it, it puts back, so files share a worker and load modules once.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    setupFiles: ["tests/support/text-matchers.ts"],
    ...timeLimits,
    projects: [
      {
        extends: true,
        test: {
          name: "plain",
          include: [`${everywhere}/*.test.{ts,tsx}`],
          exclude: [...configDefaults.exclude, ...needsDatabase, ...slow, "**/*.browser.test.{ts,tsx}"],
        },
      },
      { extends: true, test: { name: "slow", include: slow } },
      onDatabase("embedded", { include: [...onlyOnEmbedded, ...onBoth] }),
      onDatabase("postgres", { include: needsDatabase, exclude: onlyOnEmbedded }),
    ],
  },
});
