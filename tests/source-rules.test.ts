import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/tools.ts";

const sources = globSync("{domain,machines,server,src}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.(test|stories|stage|paths)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

type Rule = { pattern: RegExp; planted: string; in: RegExp; allowed: readonly string[] };
/** Patterns that may occur nowhere, or only in the named files. */
const rules: Record<string, Rule> = {
  "no text is run as code": {
    pattern: /\beval\(|\bnew Function\(|\bsetTimeout\("|from "node:vm"/,
    planted: "eval(text)",
    in: /./,
    allowed: [],
  },
  "no command of the system is run": {
    pattern: /"(?:node:)?child_process"/,
    planted: 'import { exec } from "node:child_process";',
    in: /./,
    allowed: [],
  },
  "no certificate is taken unchecked": {
    pattern: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
    planted: "rejectUnauthorized: false",
    in: /./,
    allowed: [],
  },
  "no broken hash or cipher is used": {
    pattern: /\b(?:createHash|createHmac)\("(?:md5|sha1|ripemd\w*)"|-(?:ecb|cbc)"|RSA_PKCS1_PADDING/i,
    planted: 'createHash("md5")',
    in: /./,
    allowed: [],
  },
  "amounts are added up and taxed in domain/": {
    pattern:
      /\b(?:sumMoney|multiplyMoney|withVat|withoutVat|netOf)\b|(?:_minor|Minor|\bBigInt\([^()]*\)|\b\d[\d_]*n|\bminorUnits\([^()]*\))\)*!? [-+*/%] |(?<!\bas)\s[-+*/%] \(*(?:[\w.!]*(?:_minor|Minor)\b|BigInt\(|\d[\d_]*n\b|minorUnits\()|\.reduce\([^;]*?\b0n\b/,
    planted: "order.items_minor + shipping",
    in: /^(?:server|src|machines)\//,
    // The highest article number of an import, which is no amount.
    allowed: ["server/operations/shop-data/import/stage-rows.ts"],
  },
  "no XML is read": {
    pattern: /\bXMLParser\b|\bDOMParser\b/,
    planted: "new XMLParser()",
    in: /./,
    allowed: [],
  },
  "no regular expression is made of what somebody sent": {
    pattern: /\bnew RegExp\(/,
    planted: "new RegExp(term)",
    in: /./,
    // Patterns of the contract's paths, of URLs, of a cookie's name and of look-alike letters.
    allowed: [
      "domain/search-text.ts",
      "server/http/operations.ts",
      "src/app/cookies.ts",
      "src/app/routes.ts",
    ],
  },
  "chance that must not be guessed comes from the system": {
    pattern: /\bMath\.random\(/,
    planted: "Math.random()",
    in: /^server\//,
    allowed: [],
  },
  "no window listens to messages of others": {
    pattern: /addEventListener\("message"|\bonmessage\b/,
    planted: 'addEventListener("message", act)',
    in: /^src\//,
    // Messages between workers, pages and tabs of this origin.
    allowed: [
      "src/app/browser.ts",
      "src/captcha/captcha.ts",
      "src/captcha/captcha.worker.ts",
      "src/photos/photo.worker.ts",
      "src/photos/prepare-photo.ts",
      "src/service-worker.ts",
    ],
  },
  "no text becomes HTML but the owner's, which was cleaned": {
    pattern: /\b(?:inner|outer)HTML\b|dangerouslySetInnerHTML|insertAdjacentHTML|document\.write/,
    planted: "element.innerHTML = text",
    in: /^(?:src|machines)\//,
    allowed: ["src/ui/prose.tsx"],
  },
};

test("a password field is masked and allows password managers and pasting", () => {
  const elements = sources.flatMap(({ text }) => text.match(/<(?:Field|input)\b[^>]*?\/>/gs) ?? []);
  const ofPasswords = elements.filter((element) => /(?:name|autoComplete)="[^"]*password/i.test(element));
  expect(ofPasswords.length).toBeGreaterThan(6);
  for (const element of ofPasswords) {
    expect(element).toContain('type="password"');
    expect(element).toMatch(/autoComplete="(current|new)-password"/);
  }
  expect(sources.filter(({ text }) => /\bonPaste\b|"paste"/.test(text) && /password/i.test(text))).toEqual(
    [],
  );
});

test.each(Object.entries(rules))("%s", (_name, { pattern, planted, in: where, allowed }) => {
  expect(planted).toMatch(pattern);
  const found = sources.filter(({ file, text }) => where.test(file) && pattern.test(text));
  expect(found.map(({ file }) => file).sort()).toEqual([...allowed]);
});

/** Property tests that draw no market from the shared arbitraries, each with the reason. */
const propertiesWithoutMarket: Readonly<Record<string, string>> = {
  "domain/allocate.test.ts": "`allocate` takes integers.",
  "domain/quote.test-support.ts": "As `quote.test.ts`, which uses it.",
  "domain/quote.test.ts":
    "`quoteOrder` takes integers of one currency; what a market adds, the rates and a point's worth, is drawn.",
  "server/http/body-shape.test.ts": "Any JSON is counted, before anything is known about it.",
  "src/recording/redact.test.ts": "Any string is replaced.",
  "tests/fuzz.shop.test.ts": "Draws markets and languages from the shop's own, and invalid ones.",
  "tests/support/example-from-schema.ts": "Draws values of any schema of the contract.",
  "tests/support/arbitrary-markets.ts": "The shared arbitraries themselves.",
};

/**
 * Property tests that draw a market without a language, each with what the tested functions take. How amounts are written in
 * each language is drawn in `server/commerce/invoices/document-amounts.shop.test.ts`.
 */
const propertiesWithoutLanguage: Readonly<Record<string, string>> = {
  "domain/commission.test.ts": "`commissionOf` takes minor units, counts and basis points.",
  "domain/points.test.ts":
    "`maximumPoints` and its like take money and a `PointMarket`: a currency and what a point is worth.",
  "domain/price.test.ts": "`shownPrice` and its like take amounts and `Taxed`: a currency and a rate.",
  "domain/refund.test.ts": "`calculateRefund` and `shippingPart` take amounts, counts and a `Currency`.",
  "domain/withdrawal.test.ts": "`withdrawableUntil` takes a date and a number of days.",
};

const properties = globSync("{domain,machines,sandbox,scripts,server,src,tests,workshop}/**/*.{ts,tsx}", {
  cwd: root,
})
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }))
  .filter(({ text }) => /from "fast-check"/.test(text));
const drawingNone = (drawn: RegExp): string[] =>
  properties.filter(({ text }) => !drawn.test(text)).map(({ file }) => file);

test("each property test draws its market and language, or says why it has none", () => {
  const withoutMarket = drawingNone(/arbitrary-markets\.ts"/);
  expect(withoutMarket.toSorted()).toEqual(Object.keys(propertiesWithoutMarket).toSorted());
  const withoutLanguage = drawingNone(/\b(arbitraryLanguage|arbitraryShopMarket)\b/);
  expect(withoutLanguage.filter((file) => !withoutMarket.includes(file)).toSorted()).toEqual(
    Object.keys(propertiesWithoutLanguage).toSorted(),
  );
});

/** Lines with a port's number that listen nowhere. */
const namedPorts = /DATA_DIR|replaceAll|exec\(line\)|check port|origin:/;

test("no test and no benchmark listens at a fixed port, where another run may be", () => {
  const fixed = /\bport\b.*\b[1-9]\d?_?\d{3}\b/i;
  expect("const port = 18_480;").toMatch(fixed);
  const found = globSync("{bench,e2e,scenarios,tests}/**/*.ts", { cwd: root })
    .filter((file) => !file.endsWith("source-rules.test.ts"))
    .flatMap((file) => readFileSync(join(root, file), "utf8").split("\n"))
    .filter((line) => fixed.test(line) && !namedPorts.test(line));
  expect(found).toEqual([]);
});
