import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { root, runTool, type Ran } from "./tools.ts";

export const messagesFolder = join(root, "messages");
export const source = "en";

export const textLanguages = (folder = messagesFolder): string[] => readdirSync(folder).sort();

/**
 * All texts of a language.
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

/** Compares each language with English by formatjs: the same ids, with the same arguments. */
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

/** Texts that read the same as in English. */
const meant: Readonly<Record<string, readonly string[]>> = {
  "account.delete.sentences": ["ar", "cs", "de"],
  "account.app.section": ["de"],
  "account.passkeys.section": ["de"],
  "account.passkeys.unnamed": ["de"],
  "commission.code": ["de"],
  "commission.link": ["de"],
  "contact.name": ["de"],
  "facts.filter": ["de"],
  "invoice.statement.code": ["de"],
  "mail.contact.name": ["de"],
  "payouts.bank.iban": ["cs", "de", "ja"],
  "shell.copyright": ["ar", "cs", "de", "ja"],
  "shell.menu": ["cs"],
};

/** Names written in Latin letters everywhere. */
const names: ReadonlySet<string> = new Set([
  "BE",
  "CSV",
  "EC",
  "EU",
  "HEIC",
  "IBAN",
  "iPhone",
  "JPEG",
  "JavaScript",
  "PayPal",
  "PIN",
  "PDF",
  "PNG",
  "QR",
  "SEPA",
  "Trellis",
  "VAT",
  "VIES",
  "XML",
]);

/** In these languages a word in Latin letters is English, unless it is a name. */
const withoutLatin: readonly string[] = ["ar", "ja"];

/** English words that German and Czech do not use. */
const onlyEnglish: ReadonlySet<string> = new Set(
  "the your you please and this of with for our is are".split(" "),
);

/** Whether a text is the English text or contains English words. */
function hasEnglish(text: string, english: string, language: string): boolean {
  if (text === english) return true;
  const words = wordsOf(text);
  if (withoutLatin.includes(language))
    return words.some((word) => /\p{Script=Latin}/u.test(word) && !names.has(word));
  const [all, others] = [words, wordsOf(english)].map((some) => some.join(" ").toLowerCase());
  // A single word may be a loanword.
  const isWhole = others!.includes(" ") && ` ${all} `.includes(` ${others} `);
  return isWhole || words.some((word) => onlyEnglish.has(word.toLowerCase()));
}

/** Runs of words in one script, without ICU arguments. */
const wordsOf = (text: string): string[] =>
  wordingOf(parse(text)).match(/[\p{Script=Latin}'’]+|[^\P{L}\p{Script=Latin}]+/gu) ?? [];

const wordingOf = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return wordingOf(element.children);
      if (!("options" in element)) return " ";
      return Object.values<{ value: MessageFormatElement[] }>(element.options)
        .map(({ value }) => wordingOf(value))
        .join(" ");
    })
    .join("");

/** Returns a line for each text that is partly or wholly in English. */
export function untranslated(folder = messagesFolder): string[] {
  const english = textsOf(source, folder);
  return textLanguages(folder)
    .filter((language) => language !== source)
    .flatMap((language) =>
      Object.entries(textsOf(language, folder))
        .filter(([id, text]) => hasEnglish(text, english[id]!, language) && !meant[id]?.includes(language))
        .map(([id, text]) => `messages/${language}: ${id} has English in it, "${text}"`),
    );
}
