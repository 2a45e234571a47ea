import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { settingsFacts, format, validEnv, type Environment } from "#tests/support/doctor-environment.ts";
import type { MarketFacts } from "./facts.ts";
import { filesRules } from "./files-rules.ts";
import { folderRules } from "./folder-rules.ts";
import { readFolderFacts } from "./local-facts.ts";
import { shopRules } from "./shop-rules.ts";

test("a data folder that is full, readable by others or owned by another user is reported", () => {
  const folder = { access: { openFiles: ["/srv/data"] }, isWritable: false, freeBytes: 5e8, freeShare: 0.02 };
  expect(
    format(folderRules({ ...settingsFacts({ DATA_DIR: "/srv/data" }), folder: { fact: folder } })),
  ).toEqual([
    "✗ /srv/data can't be written.",
    "! The disk of /srv/data has 0.5 GB free, 2 % of it.",
    "! Others on this machine can look into /srv/data.",
  ]);
});

test("checking whether a data folder can be created leaves nothing behind", () => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(readFolderFacts(join(folder, "data"))).toMatchObject({ access: null, isWritable: true });
  expect(readdirSync(folder)).toEqual([]);
  // Root may write to /proc, but the kernel creates no folders there.
  expect(readFolderFacts("/proc/nope")).toMatchObject({ access: null, isWritable: false });
});

test("missing files and fonts are reported", () => {
  const facts = {
    ...settingsFacts(validEnv),
    store: { fact: null },
    files: { fact: { looked: 3, missing: ["images/abc"] } },
    missingFonts: { fact: ["/srv/figtree.ttf"] },
  };
  expect(format(filesRules(facts))).toEqual([
    "✗ Of the newest 3 files that the database names, 1 can't be read: images/abc.",
    "✗ Invoices can't be drawn: there is no /srv/figtree.ttf.",
  ]);
});

const market: MarketFacts = {
  id: "germany",
  countries: ["DE"],
  vatBasisPoints: 1900,
  countriesWithOwnRates: [],
  taxKind: "vat",
  excludesVatAreas: true,
  withdrawalDays: 14,
  seller: { country: "DE", vat_number: "DE999999999", phone: "+49 221 4710 118" },
};
const shop = (markets: MarketFacts[], environment: Environment = validEnv, isDemo = false) =>
  format(
    shopRules({
      ...settingsFacts(environment),
      shop: {
        fact: {
          isEmpty: false,
          isDemo,
          markets,
          languagesWithoutTexts: [],
          uncountedVariants: [],
          finishedPromotions: [],
          bankProblem: null,
        },
      },
    }),
  );

test("markets that lack what their taxes require are reported", () => {
  expect(shop([market])).toEqual(["✓ The markets germany have what their taxes need."]);
  const europe = { ...market, id: "europe", countries: ["DE", "AT", "XX"], excludesVatAreas: false };
  expect(shop([{ ...europe, seller: { country: "DE", vat_number: "" } }])).toEqual([
    "✗ The market europe serves XX, of which the shop knows no name.",
    "✗ The market europe takes VAT, and its invoices have no VAT number.",
    "! The market europe serves DE with those parts where the union's VAT is not due.",
    "! The market europe takes 19 % VAT in AT as well, which have rates of their own.",
    "! The market europe tells of the right of withdrawal, without the telephone number that the law wants there.",
  ]);
});

test("a country with rates of its own needs no market of its own", () => {
  const europe = { ...market, id: "europe", countries: ["DE", "AT"], countriesWithOwnRates: ["AT"] };
  expect(shop([europe])).toEqual(["✓ The markets europe have what their taxes need."]);
});

test("a language without texts, stock that was never counted and finished promotions are reported", () => {
  const facts = {
    isEmpty: false,
    isDemo: false,
    markets: [market],
    languagesWithoutTexts: ["fi"],
    uncountedVariants: ["100203", "100204"],
    finishedPromotions: ["spring"],
    bankProblem: null,
  };
  expect(format(shopRules({ ...settingsFacts(validEnv), shop: { fact: facts } }))).toEqual([
    "! The language fi has no texts of its own: its screens, mails and documents are in English.",
    "! The stock of 100203, 100204 is tracked and was never counted, so that they are sold out.",
    "! Promotions that have ended or are used up: spring.",
  ]);
});

test("a publicly reachable demo is reported", () => {
  const [line] = shop([market], validEnv, true);
  expect(line).toMatch(/^✗ The database holds the demo shop, and everybody knows .* real money\.$/);
  expect(shop([market], {}, true)).toEqual(["✓ The markets germany have what their taxes need."]);
});
