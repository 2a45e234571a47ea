let reading: Promise<ReadonlySet<string>> | undefined;

/** About 49,000 passwords from leaked lists, loaded on first use. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (reading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  ));

/** The shortest word that may be compared after digits and punctuation are removed. */
const shortestWord = 4;

/** Characters substituted for letters; 1 and ! may each be an i or an l. */
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

export const undoSubstitutions = (text: string): string[] =>
  ["i", "l"].map((letter) =>
    text.replaceAll(/[1!|]/g, letter).replaceAll(/./gsu, (character) => signs[character] ?? character),
  );

/** Whether a password is common, up to case, substituted characters, digits and punctuation around it, and repetition. */
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

const inner = (text: string): string => text.replace(/^[^\p{L}\p{N}]+/u, "").replace(/[^\p{L}]+$/u, "");
const word = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
/**
 * The repeated part of a text, ignoring punctuation: `dragon` of `dragon-dragon`. A repeated text occurs inside its
 * own doubling before the end; a regular expression with a backreference takes exponential time here.
 */
function repeated(text: string): string {
  const signs = text.replaceAll(/[^\p{L}\p{N}]+/gu, "");
  const length = `${signs}${signs}`.indexOf(signs, 1);
  return length > 0 && length < signs.length ? signs.slice(0, length) : text;
}
