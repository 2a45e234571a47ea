let reading: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords that many people have, from leaked lists; read when the first password is chosen. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (reading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  ));

/** Letters and digits that are left without what is put around a word: a shorter word is not the whole of a password. */
const shortestWord = 4;

/** Signs that stand for letters. A 1 and an ! may each be an i or an l. */
const signs: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "8": "b",
  "(": "c",
  "3": "e",
  "6": "g",
  "9": "g",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
  "+": "t",
  "2": "z",
};

/** What a text says with its signs read as letters. */
export const undoSubstitutions = (text: string): string[] =>
  ["i", "l"].map((letter) =>
    text.replaceAll(/[1!|]/g, letter).replaceAll(/./gsu, (character) => signs[character] ?? character),
  );

/**
 * Whether many people have this password, or one that differs by case, by signs for letters, by digits and punctuation before and after it, or
 * by being repeated.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonPasswords();
  const typed = password.normalize("NFKC").toLowerCase();
  const stripped = [typed, inner(typed), word(typed)];
  const forms = stripped.flatMap((form) => [
    form,
    ...undoSubstitutions(form).flatMap((read) => [read, word(read)]),
  ]);
  return forms
    .flatMap((form) => [form, repeated(form)])
    .some((form) => form.length >= shortestWord && common.has(form));
}

/** Without digits and punctuation after it, and punctuation before it. */
const inner = (text: string): string => text.replace(/^[^\p{L}\p{N}]+/u, "").replace(/[^\p{L}]+$/u, "");
/** Without either on both sides. */
const word = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
/**
 * The part that a text repeats, ignoring punctuation: `dragon` of `dragon-dragon`. A repeated text occurs inside its own doubling before
 * the end; a regular expression with a backreference takes exponential time here.
 */
function repeated(text: string): string {
  const signs = text.replaceAll(/[^\p{L}\p{N}]+/gu, "");
  const length = `${signs}${signs}`.indexOf(signs, 1);
  return length > 0 && length < signs.length ? signs.slice(0, length) : text;
}
