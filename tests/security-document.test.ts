import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../scripts/tools.ts";

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const text = read("docs/security.md");

/** ASVS 5.0.0 by section: of each requirement, in its order, the level that it begins at; "-" is level 3. */
const sections: Readonly<Record<string, string>> = {
  ...{ "1.1": "22", "1.2": "111112222-", "1.3": "11222222222-", "1.4": "222", "1.5": "12-" },
  ...{ "2.1": "122", "2.2": "112", "2.3": "1222-", "2.4": "2-" },
  ...{ "3.1": "-", "3.2": "11-", "3.3": "1222-", "3.4": "112222--", "3.5": "11122---", "3.6": "-" },
  ...{ "3.7": "22---", "4.1": "122--", "4.2": "2----", "4.3": "22", "4.4": "1222" },
  ...{ "5.1": "2", "5.2": "112---", "5.3": "11-", "5.4": "222" },
  ...{ "6.1": "122", "6.2": "111111112222", "6.3": "1122----", "6.4": "1122--", "6.5": "22222---" },
  ...{ "6.6": "222-", "6.7": "--", "6.8": "2222" },
  ...{ "7.1": "222", "7.2": "1111", "7.3": "22", "7.4": "11222", "7.5": "22-", "7.6": "22" },
  ...{ "8.1": "12--", "8.2": "112-", "8.3": "1--", "8.4": "2-", "9.1": "111", "9.2": "1222" },
  ...{ "10.1": "22", "10.2": "22-", "10.3": "2222-", "10.4": "11111222222-----", "10.5": "22222" },
  ...{ "10.6": "22", "10.7": "222" },
  ...{ "11.1": "22--", "11.2": "222--", "11.3": "112--", "11.4": "1222", "11.5": "2-", "11.6": "2-" },
  ...{ "11.7": "--", "12.1": "122--", "12.2": "11", "12.3": "2222-" },
  ...{ "13.1": "2---", "13.2": "22222-", "13.3": "22--", "13.4": "12222--" },
  ...{ "14.1": "22", "14.2": "1222----", "14.3": "122" },
  ...{ "15.1": "122--", "15.2": "122--", "15.3": "1222222", "15.4": "----" },
  ...{ "16.1": "2", "16.2": "22222", "16.3": "2222", "16.4": "222", "16.5": "222-" },
  ...{ "17.1": "2-", "17.2": "2222----", "17.3": "22" },
};
const asked = Object.entries(sections).flatMap(([section, levels]) =>
  Array.from(levels, (level, index) => ({ id: `V${section}.${index + 1}`, level })).filter(
    ({ level }) => level !== "-",
  ),
);

const rows = [...text.matchAll(/^\| (V\d+\.\d+\.\d+) +\| +(\d) \| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, id = "", level, asks = "", status = "", why = ""]) => ({ id, level, asks, status, why }),
);
const testsIn = (why: string): string[] =>
  [...why.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file!);

describe("ASVS 5.0.0, level 2", () => {
  test("has 70 rows of level 1 and 183 of level 2, and each is listed once, in its order", () => {
    const ofLevel = (level: string) => asked.filter((one) => one.level === level).length;
    expect([ofLevel("1"), ofLevel("2")]).toEqual([70, 183]);
    expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(asked);
  });

  test("is held, not met or not applicable, row by row, as many as are said", () => {
    const count = (status: string) => rows.filter((row) => row.status === status).length;
    const [held, notMet, notApplicable] = ["held", "not met", "not applicable"].map(count);
    expect(held! + notMet! + notApplicable!).toBe(rows.length);
    expect(text).toContain(
      `${held} are held, ${notMet} are not met, and ${notApplicable} are not applicable`,
    );
  });

  test("what is held names a test, and what is not says why", () => {
    const isUnproved = ({ status, why }: (typeof rows)[number]) =>
      status === "held" ? testsIn(why).length === 0 : why.length < 5;
    expect(rows.filter(isUnproved).map(({ id }) => id)).toEqual([]);
  });

  test("every test that is named is there", () => {
    const named = new Set([...testsIn(text), ...testsIn(read("docs/pci.md"))]);
    expect(named.size).toBeGreaterThan(60);
    expect([...named].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

describe("what is documented is what is done", () => {
  test("every link within the page leads to a heading", () => {
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replaceAll(/[^\w -]/g, "")
        .replaceAll(" ", "-"),
    );
    const links = [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !headings.includes(link))).toEqual([]);
  });

  test("how often something may be tried", () => {
    const minutes: Record<string, number> = { minute: 1, hour: 60, "60": 1, "3_600": 60 };
    const found = [
      ...read("server/limits/limits.ts").matchAll(/^ {2}(\w+): \{ points: (\d+), duration: (.+?) \}/gm),
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
      ...read("server/limits/throttle.ts").matchAll(/^ {2}(\w+): \{ points: (\d+), duration: (\w+) \}/gm),
    ];
    expect(paces.length).toBeGreaterThan(4);
    for (const [, name, points, duration] of paces)
      expect(text, name).toContain(
        `\`${name}\`: ${points} ${minutes[duration!] === 60 ? "an hour" : "a minute"}`,
      );
  });

  test("how long a session lasts", () => {
    const sessions = read("server/accounts/sessions.ts");
    for (const line of ["sliding: 30 * day, longest: 90 * day", "sliding: 8 * hour, longest: 24 * hour"])
      expect(sessions).toContain(line);
    expect(sessions).toContain("mostSessions = 20");
    expect(text).toContain(
      "A customer's ends after 30 days without use and after 90 days at the latest, an administrator's after 8 hours and after 24.",
    );
  });

  test("every file of the server that uses cryptography is in the inventory", () => {
    const users = globSync("server/**/*.ts", { cwd: root }).filter(
      (file) => !file.endsWith(".test.ts") && /"node:crypto"|"@noble\//.test(read(file)),
    );
    expect(users.length).toBeGreaterThan(15);
    expect(users.filter((file) => !text.includes(`\`${file}\``))).toEqual([]);
  });

  test("every setting that is the address of another system is among what the shop talks to", () => {
    const names = read("server/settings.ts").match(/\b[A-Z][A-Z0-9_]*(?:_URL|_ENDPOINT)\b(?=:)/g)!;
    const others = [...new Set(names)].filter((name) => name !== "PUBLIC_URL");
    expect(others.length).toBeGreaterThan(5);
    const [, section = ""] = text.split("## What it talks to");
    expect(others.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });
});
