/** An expression that is written as it is. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Literal =
  | null
  | boolean
  | number
  | string
  | Code
  | readonly Literal[]
  | { readonly [key: string]: Literal };

export const printWidth = 110;

/**
 * A value as a literal in the style of the formatter.
 *
 * @param column where the value begins, because a short object or array stays on its line
 */
export function literalOf(value: Literal, indent = 0, column = indent): string {
  const line = onOneLine(value);
  if (column + line.length < printWidth && !isBroken(value)) return line;
  const inner = " ".repeat(indent + 2);
  const end = " ".repeat(indent);
  if (isList(value)) {
    const items = value.map((item) => `${inner}${literalOf(item, indent + 2)},\n`);
    return `[\n${items.join("")}${end}]`;
  }
  if (!isRecord(value)) return line;
  const entries = Object.entries(value).map(([key, item]) => {
    const name = `${keyOf(key)}: `;
    return `${inner}${name}${literalOf(item, indent + 2, indent + 2 + name.length)},\n`;
  });
  return `{\n${entries.join("")}${end}}`;
}

function onOneLine(value: Literal): string {
  if (value instanceof Code) return value.text;
  if (isList(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${keyOf(key)}: ${onOneLine(item)}`);
  return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
}

/** The formatter breaks a list of several objects with several keys. */
const isBroken = (value: Literal): boolean =>
  isList(value)
    ? value.some(isBroken) ||
      (value.length > 1 && value.every((item) => isRecord(item) && Object.keys(item).length > 1))
    : isRecord(value) && Object.values(value).some(isBroken);

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

const isList = (value: Literal): value is readonly Literal[] => Array.isArray(value);
const isRecord = (value: Literal): value is { readonly [key: string]: Literal } =>
  typeof value === "object" && value !== null && !isList(value) && !(value instanceof Code);
