import { isStrongEnough } from "#domain/password.ts";
import { isCommonPassword, undoSubstitutions } from "./common-passwords.ts";
import { emailKey, type CustomerRow } from "./customers.ts";
import { hashPassword } from "./passwords.ts";

/** `personal`: it contains the customer's name or email address. */
export type PasswordProblem = "weak" | "common" | "personal";
/** The type guarantees that only checked passwords are stored. */
export type CheckedPasswordHash = string & { readonly isOfCheckedPassword: unique symbol };
type Owner = Pick<CustomerRow, "email"> & Partial<Pick<CustomerRow, "first_name" | "last_name">>;
type Checked =
  | { problem: PasswordProblem; hash: null }
  /** `hash` takes a tenth of a second of CPU time. */
  | { problem: null; hash: () => Promise<CheckedPasswordHash> };

const shortestName = 4;

export async function checkPassword(password: string, owner: Owner): Promise<Checked> {
  const problem = await problemOf(password, owner);
  if (problem) return { problem, hash: null };
  return {
    problem,
    hash: async () => (await hashPassword(password, emailKey(owner.email))) as CheckedPasswordHash,
  };
}

async function problemOf(password: string, owner: Owner): Promise<PasswordProblem | null> {
  if (!isStrongEnough(password)) return "weak";
  if (containsName(password, owner)) return "personal";
  return (await isCommonPassword(password)) ? "common" : null;
}

function containsName(password: string, { email, first_name, last_name }: Owner): boolean {
  const [local = ""] = email.trim().split("@");
  const names = [first_name, last_name].flatMap((name) => [name ?? "", ...(name ?? "").split(/[\s'’-]+/)]);
  const fullName = [first_name, last_name].map((name) => name ?? "");
  const joined = [fullName.join(""), fullName.toReversed().join("")];
  const parts = local.split(/[^\p{L}]+/u);
  const words = [email, local, local.split("+")[0]!, ...parts, ...names, ...joined].map(plain);
  const typed = [password, ...undoSubstitutions(password)].map(plain);
  return words.some((word) => letterCount(word) >= shortestName && typed.some((text) => text.includes(word)));
}

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\p{M}\s.,_'’-]/gu, "");

const letterCount = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
