import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changedArrows, changedOperations, changedScreens, changedTexts } from "./compare.ts";
import { changesPage } from "./page.ts";
import { currentVersion, versionAt } from "./version.ts";

const folder = mkdtempSync(join(tmpdir(), "trellis-changes-"));
const git = (...parameters: string[]) => execFileSync("git", parameters, { cwd: folder, stdio: "pipe" });
const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
};

const arrows = "machines/shopping/payment/payment.arrows.txt";
const screens = "src/flows/shopping/payment/payment.screens.txt";
/** A page may have the name of a flow. */
const pageScreens = "workshop/pages/stories/payment.screens.txt";
const contract = (paths: object) => JSON.stringify({ paths });

/** Where the first version has the same chart; moving it is no change of its arrows. */
const formerPlace = "machines/payment/payment.arrows.txt";

beforeAll(() => {
  git("init", "--quiet");
  write({
    [formerPlace]: "asking: paid → done\nasking: declined → unpaid\n",
    [screens]: '## done\n\n- main:\n  - heading "Thank you"\n\n## old\n\n- main:\n',
    "messages/en/checkout.json": JSON.stringify({ "checkout.pay": "Pay", "checkout.same": "Same" }),
    "generated/openapi.json": contract({
      "/orders/": { get: { summary: "a" }, post: {} },
      "/cart/": { get: {} },
    }),
  });
  git("add", ".");
  git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message", "First");
  rmSync(join(folder, formerPlace));
  write({
    [arrows]: "asking: paid → done\nasking: refused → unpaid\n",
    [pageScreens]: "## Full\n\n- main:\n",
    [screens]: '## done\n\n- main:\n  - heading "Thanks"\n\n## new\n\n- main:\n',
    "messages/en/checkout.json": JSON.stringify({ "checkout.pay": "Pay now", "checkout.same": "Same" }),
    "messages/ja/checkout.json": JSON.stringify({ "checkout.pay": "支払う" }),
    "generated/openapi.json": contract({
      "/orders/": { get: { summary: "b" } },
      "/cart/": { get: {}, post: {} },
    }),
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const versions = () => ({ before: versionAt(folder, "HEAD"), now: currentVersion(folder) });

test("arrows are gained and lost", () => {
  expect(changedArrows(versions())).toEqual([
    { about: "payment", lines: ["- asking: declined → unpaid", "+ asking: refused → unpaid"] },
  ]);
});

test("a screen has changed, two are new and one is gone", () => {
  expect(changedScreens(versions())).toEqual([
    { about: "page payment: Full", file: "page payment", story: "Full", lines: ["New"] },
    {
      about: "payment: done",
      file: "payment",
      story: "done",
      lines: ['The words changed of "done"', '- - heading "Thank you"', '+ - heading "Thanks"'],
    },
    { about: "payment: old", file: "payment", story: "old", lines: ["Gone"] },
    { about: "payment: new", file: "payment", story: "new", lines: ["New"] },
  ]);
});

test("texts are compared by language, also in a file that was not committed before", () => {
  expect(changedTexts(versions())).toEqual([
    { about: "en/checkout", lines: ["- checkout.pay: Pay", "+ checkout.pay: Pay now"] },
    { about: "ja/checkout", lines: ["+ checkout.pay: 支払う"] },
  ]);
});

test("operations are new, gone or changed", () => {
  expect(changedOperations(versions())).toEqual([
    { about: "GET /orders/", lines: ["Changed"] },
    { about: "POST /cart/", lines: ["New"] },
    { about: "POST /orders/", lines: ["Gone"] },
  ]);
});

test("the page has all of them, and says where nothing changed", () => {
  const { before, now } = versions();
  expect(changesPage({ before, now }, "Since 1.0")).toContain("- POST /cart/: new");
  expect(changesPage({ before: now, now }, "Since 1.0").match(/Nothing changed\./g)).toHaveLength(4);
});

test("an unknown commit is refused", () => {
  expect(() => versionAt(folder, "no-such-tag")).toThrow(/no-such-tag/);
});

test("a changed screen has its pictures, where there are some", () => {
  const pictures = new Map([["payment: done", { before: ["before/done-412.png"], now: [] }]]);
  expect(changesPage(versions(), "Since 1.0", pictures)).toContain(
    ["| width | before | now |", "| --- | --- | --- |", "| 412 px | ![](before/done-412.png) |  |"].join(
      "\n",
    ),
  );
});
