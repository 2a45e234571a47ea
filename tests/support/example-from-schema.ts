import fc, { type Arbitrary } from "fast-check";
import { document } from "./contract.ts";

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  oneOf?: Schema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};
/** Values that exist in the shop, so that not every request is refused. */
export type Known = {
  ids: readonly string[];
  slugs: readonly string[];
  texts: readonly string[];
  /** By the name of the parameter or field. */
  named: Readonly<Record<string, readonly string[]>>;
};

const oneIn = (n: number, rare: Arbitrary<unknown>, usual: Arbitrary<unknown>) =>
  fc.oneof({ arbitrary: rare, weight: 1 }, { arbitrary: usual, weight: n - 1 });

/** Invalid values. */
export const invalidValues: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    "",
    " ",
    "\0",
    "\ud800",
    "%",
    "../..",
    "'; drop table orders; --",
    "null",
    "NaN",
    "1e400",
  ),
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    2 ** 53,
    -0,
    1e308,
    [],
    {},
    [[]],
    { $ref: "#" },
    { __proto__: 1 },
  ),
  fc.string({ maxLength: 300, unit: "binary" }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Values that mostly fit a schema of the contract; one in twenty is junk. */
export function exampleFromSchema(written: object, known: Known, name = ""): Arbitrary<unknown> {
  const schema = resolved(written as Schema);
  const named = known.named[name];
  if (named)
    return oneIn(6, fc.oneof(invalidValues, ofType("string", schema, known)), fc.constantFrom(...named));
  if (schema.enum) return oneIn(20, invalidValues, fc.constantFrom(...schema.enum));
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((one) => exampleFromSchema(one, known)));
  const types = [schema.type ?? "object"].flat();
  return oneIn(20, invalidValues, fc.oneof(...types.map((type) => ofType(type, schema, known))));
}

function ofType(type: string, schema: Schema, known: Known): Arbitrary<unknown> {
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer": {
      const min = schema.minimum ?? -5;
      return fc.oneof(
        fc.integer({ min, max: Math.min(schema.maximum ?? 5, Math.max(min, 5)) }),
        fc.integer(),
      );
    }
    case "number":
      return fc.oneof(fc.constantFrom(18.95, 28.5, 0, 3000), fc.double({ min: 0, max: 1e6, noNaN: true }));
    case "array":
      return fc.array(exampleFromSchema(schema.items ?? {}, known), { maxLength: 3 });
    case "string":
      return text(schema, known);
    default:
      return object(schema, known);
  }
}

function text({ format, pattern, minLength = 0, maxLength = 40 }: Schema, known: Known): Arbitrary<unknown> {
  if (format === "uuid")
    return oneIn(
      4,
      fc.oneof(fc.uuid(), fc.constantFrom(...known.ids.flatMap(written))),
      fc.constantFrom(...known.ids),
    );
  if (pattern === "^[A-Z]{2}$") return fc.constantFrom("NL", "BE", "CZ", "JP", "XX");
  if (pattern?.startsWith("^[a-z0-9]+")) return fc.constantFrom(...known.slugs);
  if (pattern?.startsWith("^[0-9a-f-]{36}")) return fc.constantFrom(...known.ids, "-".repeat(36));
  if (pattern?.startsWith("^[0-9a-f]{8}(-")) return fc.constantFrom(...known.ids, "-".repeat(36));
  if (pattern) return fc.constantFrom("leaf.webp", "100", "leaf.avif");
  const usual = fc.constantFrom(...known.texts);
  return fc.oneof(
    usual,
    usual,
    fc.constantFrom("a\0b", "a\ud800b"),
    fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: "grapheme" }),
  );
}

/** The same id in another notation. */
const written = (id: string): string[] => [id.toUpperCase(), `urn:uuid:${id}`];

function object({ properties = {}, required = [] }: Schema, known: Known): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, exampleFromSchema(inner, known, name)]),
  );
  const usual = fc.record(fields, { requiredKeys: required });
  const withStranger = fc.tuple(usual, invalidValues).map(([value, stranger]) => ({ ...value, stranger }));
  return oneIn(15, withStranger, usual);
}

function resolved(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const [, , group, name] = schema.$ref.split("/") as [string, string, string, string];
  return resolved(document.components[group]![name] as Schema);
}
