import { isDeepStrictEqual } from "node:util";

/** Samples on which a language's rules must agree with Intl: 0 to 200 and some fractions. */
const samples = [...Array.from({ length: 201 }, (_, n) => n), 0.1, 0.5, 1.1, 1.5, 2.5, 10.1];

/**
 * Why a language's plural rules can't be used, or null. The rules must name the categories that Intl knows for the
 * locale, and the expression (operands n, i, v, f of Unicode TR 35) must pick the same one for every sample.
 */
export function pluralProblem(language: {
  locale: string;
  plural_rules: readonly string[];
  plural_rules_expression: string;
}): string | null {
  const rules = new Intl.PluralRules(language.locale);
  const known = rules.resolvedOptions().pluralCategories;
  if (!isDeepStrictEqual(known.toSorted(), language.plural_rules.toSorted())) {
    return `plural_rules must be ${known.join(", ")}`;
  }
  for (const n of samples) {
    const chosen = pluralCategory(language.plural_rules_expression, n);
    if (chosen !== rules.select(n)) {
      return `plural_rules_expression says "${chosen}" for ${n}, where ${language.locale} has "${rules.select(n)}"`;
    }
  }
  return null;
}

/** Evaluates `condition ? 'category' : …`; conditions compare n, i, v, f or a remainder with numbers. */
function pluralCategory(expression: string, n: number): string {
  const [integer = "0", fraction = ""] = String(n).split(".");
  const operands: Record<string, number> = { n, i: Number(integer), v: fraction.length, f: Number(fraction) };
  const branches = expression.split(/\s*:\s*/);
  for (const branch of branches) {
    const [, condition, named, last] = /^(.+?)\s*\?\s*'(\w+)'$|^'(\w+)'$/.exec(branch.trim()) ?? [];
    if (last) return last;
    if (condition && named && holds(condition, operands)) return named;
  }
  return "nothing";
}

const holds = (condition: string, operands: Record<string, number>): boolean =>
  condition
    .split("||")
    .some((either) => either.split("&&").every((comparison) => compare(comparison.trim(), operands)));

function compare(comparison: string, operands: Record<string, number>): boolean {
  const [, operand, modulus, operator, number] =
    /^([nivf])(?:\s*%\s*(\d+))?\s*(==|!=|<=|>=|<|>)\s*(\d+)$/.exec(comparison) ?? [];
  if (!operand || !operator) return false;
  const left = modulus ? operands[operand]! % Number(modulus) : operands[operand]!;
  const right = Number(number);
  switch (operator) {
    case "==":
      return left === right;
    case "!=":
      return left !== right;
    case "<=":
      return left <= right;
    case ">=":
      return left >= right;
    case "<":
      return left < right;
    default:
      return left > right;
  }
}
