import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What waits longest starts first, so that nothing runs alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/tests\/(kill|jobs|stopping|cluster\/primary)/.test(moduleId);
    return (await super.sort(files)).toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

/** Milliseconds. A limit ends what hangs; on a busy machine everything takes several times as long. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

const everywhere = "{domain,machines,src,server,sandbox,tests,scripts,workshop}/**";
const needsDatabase = [`${everywhere}/*.shop.test.ts`];
/**
 * What is stored, counted or done at once, and what a crash leaves, is tested on both kinds of database. Of the rest one kind tells: on the
 * embedded one how the program starts and stops …
 */
const ofTheProgram = [
  "tests/{stopping,start-error-messages,database-proxy,built-programs,varnish,varnish-unavailable}.shop.test.ts",
  "server/operations/shop-data/apply-folder.shop.test.ts",
];
/**
 * … and on a PostgreSQL server, where a statement takes half as long and two requests are really at once, how requests are read, who may
 * ask what, what a call answers, and what pages and mails say.
 */
const ofTheAnswers = [
  "tests/{matrix,fuzz,bad-input,bounded-requests,slow-bodies,connection-limits,forwarded-addresses,body-types,contract-examples,lists,cached-responses}.shop.test.ts",
  "tests/*-actors.shop.test.ts",
  "tests/{search-queries,specified-purchase}.shop.test.ts",
  "tests/{security-headers,security-txt,password-as-typed,polluted-requests}.shop.test.ts",
  "server/{ssr/rendering,ssr/search-engines,commerce/mail,commerce/invoices}/*.shop.test.ts",
  "server/commerce/images/picture-cache-warming.shop.test.ts",
  "server/operations/shop-data/export-folder.shop.test.ts",
  "tests/{limits,sign-up,recovery,contact,password,first-password,edit-account}.shop.test.ts",
  "tests/{open-sessions,known-browsers,administrators-sessions,audit,personal-data,many-open-orders}.shop.test.ts",
  "tests/{personal-responses,mails,confirmation-mails}.shop.test.ts",
  "tests/{repeated-jobs,hostile-checkout,changed-orders,order-lists,fulfilment,delivery-counts,items-to-ship,many-orders}.shop.test.ts",
  "tests/{refunds,refund-images,refund-mails,refund-queue,refund-lists,no-withdrawals}.shop.test.ts",
  "tests/{second-approval,stuck-refunds,forged-webhooks,statements,self-billing,payout-exports}.shop.test.ts",
  "tests/{seen-from-outside,points-history,tour-leads,tour-lead-pictures,operator-commands}.shop.test.ts",
  // The embedded database has one program, which is told of changes by a call.
  "tests/response-cache-changes.shop.test.ts",
  // Whether it is done once is told by the database; filling it is most of the work.
  "tests/interrupted-demo.shop.test.ts",
  // Of several servers and several databases.
  "server/platform/database/{pool,silent-host,lock-timeout}.shop.test.ts",
  "tests/{database-connection-timeout,apply-locks,tour-lead-ending-locks}.shop.test.ts",
  "server/platform/servers.shop.test.ts",
  "tests/{backups,unowned-tables}.shop.test.ts",
  "tests/cluster/*.shop.test.ts",
];
const onDatabase = (name: string, exclude: readonly string[] = []) => ({
  extends: true as const,
  test: {
    name,
    include: needsDatabase,
    exclude: [...configDefaults.exclude, ...exclude],
    globalSetup: [`tests/support/${name}.setup.ts`],
  },
});

/** What needs a database is called `*.shop.test.ts` and runs on both kinds of it, if the kind matters. */
export default defineConfig({
  test: {
    // Most tests wait for a database, a timer or a program.
    maxWorkers: availableParallelism() + 1,
    // What a test changes around it, it puts back, so files share a worker and load modules once.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    setupFiles: ["tests/support/text-matchers.ts"],
    ...patience,
    projects: [
      {
        extends: true,
        test: {
          name: "plain",
          include: [`${everywhere}/*.test.{ts,tsx}`],
          exclude: [...configDefaults.exclude, ...needsDatabase, "**/*.browser.test.{ts,tsx}"],
        },
      },
      onDatabase("embedded", ofTheAnswers),
      onDatabase("postgres", ofTheProgram),
    ],
  },
});
