import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sessionLifetimes } from "#domain/business-constants.ts";
import { root } from "#scripts/tools.ts";

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const text = read("docs/security.md");

/** ASVS 5.0.0, one word per section: the level of each requirement in order; "-" is level 3. */
const standard = `
  V1 22 111112222- 11222222222- 222 12-
  V2 122 112 1222- 2-
  V3 - 11- 1222- 112222-- 11122--- - 22---
  V4 122-- 2---- 22 1222
  V5 2 112--- 11- 222
  V6 122 111111112222 1122---- 1122-- 22222--- 222- -- 2222
  V7 222 1111 22 11222 22- 22
  V8 12-- 112- 1-- 2-
  V9 111 1222
  V10 22 22- 2222- 11111222222----- 22222 22 222
  V11 22-- 222-- 112-- 1222 2- 2- --
  V12 122-- 11 2222-
  V13 2--- 22222- 22-- 12222--
  V14 22 1222---- 122
  V15 122-- 122-- 1222222 ----
  V16 2 22222 2222 222 222-
  V17 2- 2222---- 22
`;
const sections = standard
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [chapter, ...levels] = line.trim().split(" ");
    return levels.map((ofSection, index) => ({ section: `${chapter}.${index + 1}`, levels: ofSection }));
  });
const requirements = sections.flatMap(({ section, levels }) =>
  Array.from(levels, (level, index) => ({ id: `${section}.${index + 1}`, level })).filter(
    ({ level }) => level !== "-",
  ),
);

const rows = [...text.matchAll(/^\| (V\d+\.\d+\.\d+) +\| +(\d) \| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, id = "", level, asks = "", status = "", why = ""]) => ({ id, level, asks, status, why }),
);
const testsIn = (why: string): string[] =>
  [...why.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file!);

describe("ASVS 5.0.0, level 2", () => {
  test("lists 70 requirements of level 1 and 183 of level 2 once, in order", () => {
    const ofLevel = (level: string) => requirements.filter((one) => one.level === level).length;
    expect([ofLevel("1"), ofLevel("2")]).toEqual([70, 183]);
    expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(requirements);
  });

  test("has as many held, unmet and inapplicable requirements as the text says", () => {
    const count = (status: string) => rows.filter((row) => row.status === status).length;
    const [held, notMet, notApplicable] = ["held", "not met", "not applicable"].map(count);
    expect(held! + notMet! + notApplicable!).toBe(rows.length);
    expect(text).toContain(
      `${held} are held, ${notMet} are not met, and ${notApplicable} are not applicable`,
    );
  });

  test("names a test for each held requirement, and a reason for each other one", () => {
    const isUnproved = ({ status, why }: (typeof rows)[number]) =>
      status === "held" ? testsIn(why).length === 0 : why.length < 5;
    expect(rows.filter(isUnproved).map(({ id }) => id)).toEqual([]);
  });

  test("names only existing tests", () => {
    const named = new Set([...testsIn(text), ...testsIn(read("docs/pci.md"))]);
    expect(named.size).toBeGreaterThan(60);
    expect([...named].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

describe("the documentation matches the code", () => {
  test("in its links to its own headings", () => {
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replaceAll(/[^\w -]/g, "")
        .replaceAll(" ", "-"),
    );
    const links = [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !headings.includes(link))).toEqual([]);
  });

  test("in its rate limits", () => {
    const minutes: Record<string, number> = { minute: 1, hour: 60, "60": 1, "3_600": 60 };
    const found = [
      ...read("server/http/limits/limits.ts").matchAll(/^ {2}(\w+): \{ points: (\d+), duration: (.+?) \}/gm),
    ];
    expect(found.length).toBeGreaterThan(9);
    for (const [, name, points, duration] of found) {
      const [times, unit] = duration!.includes("*") ? duration!.split(" * ") : ["1", duration!];
      const length = Number(times) * minutes[unit!]!;
      const row = new RegExp(
        `^\\| \`${name}\` +\\| +${points} \\| ${length.toLocaleString("en")} minutes? +\\|$`,
        "m",
      );
      expect(text, name).toMatch(row);
    }
    const paces = [
      ...read("server/http/limits/throttle.ts").matchAll(
        /^ {2}(\w+): \{ points: (\d+), duration: (\w+) \}/gm,
      ),
    ];
    expect(paces.length).toBeGreaterThan(4);
    for (const [, name, points, duration] of paces)
      expect(text, name).toContain(
        `\`${name}\`: ${points} ${minutes[duration!] === 60 ? "an hour" : "a minute"}`,
      );
  });

  test("in its session lifetimes", () => {
    const hour = 3_600_000;
    expect(sessionLifetimes).toEqual({
      customer: { unused: 30 * 24 * hour, longest: 90 * 24 * hour },
      administrator: { unused: 8 * hour, longest: 24 * hour },
    });
    expect(read("server/commerce/accounts/sessions.ts")).toContain("mostSessions = 20");
    expect(text).toContain(
      "A customer's ends after 30 days without use and after 90 days at the latest, an administrator's after 8 hours and after 24.",
    );
  });

  test("in its inventory of files that use cryptography", () => {
    const users = globSync("server/**/*.ts", { cwd: root }).filter(
      (file) => !file.endsWith(".test.ts") && /"node:crypto"|"@noble\//.test(read(file)),
    );
    expect(users.length).toBeGreaterThan(15);
    expect(users.filter((file) => !text.includes(`\`${file}\``))).toEqual([]);
  });

  test("in its list of external systems", () => {
    const names = read("server/platform/settings.ts").match(/\b[A-Z][A-Z0-9_]*(?:_URL|_ENDPOINT)\b(?=:)/g)!;
    const others = [...new Set(names)].filter((name) => name !== "PUBLIC_URL");
    expect(others.length).toBeGreaterThan(5);
    const [, section = ""] = text.split("## What it talks to");
    expect(others.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });
});
