import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDataFolder } from "./data-folder.ts";
import { readCookieSecrets, readSecrets } from "./secrets.ts";
import { SettingsError } from "./settings.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "trellis-secret-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const secretsIn = (dataFolder: string) =>
  readSecrets({ dataFolder, secretsFolder: null }, "cookies", "Restore it.");
const modeOf = (path: string) => statSync(path).mode & 0o777;

test("a secret is created once and completely, readable by its owner only", () => {
  const folder = newFolder();
  const secrets = secretsIn(folder);
  expect(secrets).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(secretsIn(folder)).toEqual(secrets);
  expect(readdirSync(join(folder, "secrets"))).toEqual(["cookies"]);
  expect(modeOf(join(folder, "secrets/cookies"))).toBe(0o600);
  expect(modeOf(join(folder, "secrets"))).toBe(0o700);
});

test.each(["", "   \n", "guess", "x".repeat(42)])(
  "a file containing %j is refused with an explanation",
  (content) => {
    const folder = newFolder();
    mkdirSync(join(folder, "secrets"));
    const file = join(folder, "secrets/cookies");
    writeFileSync(file, content);
    expect(() => secretsIn(folder)).toThrow(
      new SettingsError(
        `${file} holds ${content.trim().length} characters, and a secret has at least 43. Restore it.`,
      ),
    );
  },
);

const [older, newer] = ["o".repeat(43), "n".repeat(64)] as const;

test("the first of several secrets in a file or a variable signs", () => {
  const [dataFolder, secretsFolder] = [newFolder(), newFolder()];
  writeFileSync(join(secretsFolder, "cookies"), `${newer}\n${older}\n`);
  const settings = { dataFolder, secretsFolder, cookieSecrets: null };
  expect(readCookieSecrets(settings)).toEqual([newer, older]);
  expect(readCookieSecrets({ ...settings, cookieSecrets: `${older}, ${newer}` })).toEqual([older, newer]);
  expect(readdirSync(dataFolder)).toEqual([]);
  for (const cookieSecrets of ["guess", `${older},`])
    expect(() => readCookieSecrets({ ...settings, cookieSecrets })).toThrow(SettingsError);
  expect(() => readCookieSecrets({ ...settings, secretsFolder: newFolder() })).toThrow(
    /SECRETS_DIR has no file cookies/,
  );
});

test("a full disk leaves no partial secret behind", () => {
  const folder = newFolder();
  const module = JSON.stringify(join(import.meta.dirname, "secrets.ts"));
  const program = `import { readSecrets } from ${module};
    readSecrets({ dataFolder: ${JSON.stringify(folder)}, secretsFolder: null }, "cookies", "Restore it.");`;
  const command = `ulimit -f 0; trap '' XFSZ; exec "$0" --input-type=module-typescript -e "$1"`;
  const { status } = spawnSync("bash", ["-c", command, process.execPath, program], { encoding: "utf8" });
  expect(status).not.toBe(0);
  expect(readdirSync(join(folder, "secrets"))).toEqual([]);
  expect(secretsIn(folder)).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
});

test("a start restricts folders that were readable by others", () => {
  const folder = newFolder();
  const inner = ["outbox", "secrets", "cache/images", "database/base"].map((name) => join(folder, name));
  for (const path of inner) mkdirSync(path, { recursive: true });
  for (const path of [folder, ...inner]) chmodSync(path, 0o755);
  openDataFolder(folder);
  expect([folder, ...inner].map(modeOf)).toEqual([0o700, 0o700, 0o700, 0o700, 0o700]);
});

test("in a folder with other files, only the shop's own parts are restricted", () => {
  const folder = newFolder();
  for (const name of ["outbox", "music"]) mkdirSync(join(folder, name));
  for (const path of [folder, join(folder, "outbox"), join(folder, "music")]) chmodSync(path, 0o755);
  openDataFolder(folder);
  expect([modeOf(folder), modeOf(join(folder, "outbox")), modeOf(join(folder, "music"))]).toEqual([
    0o755, 0o700, 0o755,
  ]);
});
