import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { document } from "./contract.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema(document, "contract");

const compiled = new WeakMap<object, ValidateFunction>();

/** Why a value does not fit a schema of the contract; empty if it does. */
export function schemaErrors(schema: object, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(rooted(schema) as object);
  compiled.set(schema, validate);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** References are resolved in the contract, wherever the schema is. */
const rooted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(rooted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === "$ref" && typeof inner === "string" && inner.startsWith("#")
        ? `contract${inner}`
        : rooted(inner),
    ]),
  );
};
