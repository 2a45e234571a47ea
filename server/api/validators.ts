import type { AnySchema, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { uuid } from "./formats.ts";

/**
 * Compiles a schema when something is first checked by it: whoever starts a shop shall not wait for all of them. Operations refuse in the
 * same shape, and a program may open several shops, so what is compiled is kept by the schema's text.
 */
class CompilingLate extends Ajv2020 {
  private readonly compiled = new Map<string, ValidateFunction>();

  override compile(schema: AnySchema): never {
    let check: ValidateFunction | undefined;
    const validate = (data: unknown) => {
      check ??= this.compiledOnce(schema);
      const isValid = check(data);
      validate.errors = check.errors;
      return isValid;
    };
    validate.errors = undefined as ValidateFunction["errors"];
    return validate as never;
  }

  private compiledOnce(schema: AnySchema): ValidateFunction {
    const text = JSON.stringify(schema);
    const known = this.compiled.get(text);
    if (known) return known;
    const made = super.compile(schema) as ValidateFunction;
    this.compiled.set(text, made);
    return made;
  }
}

function validator({ coerceTypes, allErrors }: { coerceTypes: boolean; allErrors: boolean }) {
  const ajv = new CompilingLate({
    strict: false,
    allErrors,
    // What is wrong with a body of several shapes is said of the shape that was meant.
    discriminator: true,
    coerceTypes,
    useDefaults: coerceTypes,
  });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addFormat("uuid", uuid);
  return ajv;
}

/** Bodies are taken as they are. */
export const strict = validator({ coerceTypes: false, allErrors: false });
/** Bodies that a person filled in: every wrong field is named. */
export const form = validator({ coerceTypes: false, allErrors: true });
/** Path and query are text, so they are converted to the contract's types. */
export const coercing = validator({ coerceTypes: true, allErrors: false });
