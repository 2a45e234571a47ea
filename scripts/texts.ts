import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root, runTool, type Ran } from "./tools.ts";

export const messagesFolder = join(root, "messages");
export const source = "en";

/** The languages with texts. */
export const textLanguages = (folder = messagesFolder): string[] => readdirSync(folder).sort();

/**
 * The texts of a language, all areas together.
 *
 * @throws naming the file in which an id does not begin with its area
 */
export function textsOf(language: string, folder = messagesFolder): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const file of globSync("*.json", { cwd: join(folder, language) }).sort()) {
    const area = basename(file, ".json");
    for (const [id, text] of Object.entries(
      JSON.parse(readFileSync(join(folder, language, file), "utf8")) as Record<string, string>,
    )) {
      if (!id.startsWith(`${area}.`)) {
        throw new Error(`messages/${language}/${file}: "${id}" does not begin with its area, "${area}."`);
      }
      texts[id] = text;
    }
  }
  return texts;
}

/** Each language against English, by formatjs: no missing texts, no extra ones, the same arguments in each. */
export async function verifyTexts(folder = messagesFolder): Promise<Ran> {
  const whole = mkdtempSync(join(tmpdir(), "trellis-texts-"));
  try {
    for (const language of textLanguages(folder)) {
      writeFileSync(join(whole, `${language}.json`), JSON.stringify(textsOf(language, folder)));
    }
    const checks = ["--missing-keys", "--extra-keys", "--structural-equality"];
    return await runTool("@formatjs/cli#formatjs", [
      "verify",
      "--source-locale",
      source,
      ...checks,
      join(whole, "*.json"),
    ]);
  } finally {
    rmSync(whole, { recursive: true, force: true });
  }
}

/** Texts that are meant to read the same as in English. */
const meant: Readonly<Record<string, readonly string[]>> = {
  "shell.copyright": ["ar", "cs", "de", "ja"],
  "shell.menu": ["cs"],
};

/** The scripts of languages that are not written in Latin letters. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};

/** The English text itself, or words without a letter of the language's own script. */
function isLeft(text: string, english: string, language: string): boolean {
  if (text === english) return true;
  const words = text.replace(/\{\w+\}|<[^>]*>/g, "");
  return /\p{L}/u.test(words) && !(scripts[language]?.test(words) ?? true);
}

/** A line for each text that was left in English. */
export function untranslated(folder = messagesFolder): string[] {
  const english = textsOf(source, folder);
  return textLanguages(folder)
    .filter((language) => language !== source)
    .flatMap((language) =>
      Object.entries(textsOf(language, folder))
        .filter(([id, text]) => isLeft(text, english[id]!, language) && !meant[id]?.includes(language))
        .map(([id, text]) => `messages/${language}: ${id} is English, "${text}"`),
    );
}
