import { distance } from "fastest-levenshtein";
import { z } from "zod";

type Issue = z.core.$ZodIssue;

const kinds: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "fields with their values",
  record: "fields with their values",
  string: "a text",
  tuple: "a list",
};
const units: Readonly<Record<string, string>> = { array: "entries", string: "letters" };
const formats: Readonly<Record<string, string>> = {
  date: "a date such as 2026-03-14",
  email: "an e-mail address",
  url: "an address with https://",
};

export function describeIssue(issue: Issue): string {
  if (!/^(Invalid|Too|Unrecognized)/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      if (issue.message.endsWith("received undefined")) return "is missing";
      if (issue.message.endsWith("received null")) return "is empty";
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case "invalid_key":
      return `has a name that ${issue.issues.map(describeIssue).join(", ")}`;
    case "invalid_value":
      return `must be ${issue.values.length === 1 ? "" : "one of "}${issue.values.join(", ")}`;
    case "too_small":
      return issue.origin === "string" && issue.minimum === 1 ? "is empty" : `must ${boundOf(issue)}`;
    case "too_big":
      return `must ${boundOf(issue)}`;
    case "invalid_format":
      return `must be ${formats[issue.format] ?? issue.format}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    default:
      return issue.message;
  }
}

function boundOf(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const unit = units[issue.origin];
  const be = unit === undefined ? "be" : "have";
  const [word, bound] =
    issue.code === "too_small"
      ? [issue.inclusive ? "at least" : "more than", issue.minimum]
      : [issue.inclusive ? "at most" : "less than", issue.maximum];
  return [be, issue.exact ? "exactly" : word, bound, unit].filter((part) => part !== undefined).join(" ");
}

export function describeUnknownField(schema: z.ZodType, path: readonly PropertyKey[], field: string): string {
  const fields = fieldsAt(schema, path);
  const slips = field.length < 6 ? 1 : 2;
  const near = fields
    .filter((known) => distance(known, field) <= slips)
    .toSorted((first, second) => distance(first, field) - distance(second, field))[0];
  if (near !== undefined) return `has no field "${field}": is it ${near}?`;
  return `has no field "${field}"${fields.length > 0 ? `; there are ${fields.join(", ")}` : ""}`;
}

type Form = {
  properties?: Record<string, Form>;
  additionalProperties?: Form | boolean;
  items?: Form;
  anyOf?: Form[];
};

function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const form = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Form;
  const inside = (parent: Form, key: PropertyKey): Form[] =>
    alternatives(parent).flatMap(({ properties, additionalProperties, items }) => {
      const next = properties?.[String(key)] ?? items ?? additionalProperties;
      return typeof next === "object" ? [next] : [];
    });
  const inner = path.reduce((forms: Form[], key) => forms.flatMap((parent) => inside(parent, key)), [form]);
  return inner.flatMap(alternatives).flatMap(({ properties = {} }) => Object.keys(properties));
}

const alternatives = (form: Form): Form[] => [form, ...(form.anyOf ?? []).flatMap(alternatives)];
