import type { AnySchema, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { uuid } from "./formats.ts";

/**
 * Compiles schemas on first use, for a quick start. Compiled schemas are shared by their text, between operations
 * with the same refusals and between shops of one process.
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
    // Errors refer to the variant that the discriminator selects.
    discriminator: true,
    coerceTypes,
    useDefaults: coerceTypes,
  });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addFormat("uuid", uuid);
  return ajv;
}

export const strict = validator({ coerceTypes: false, allErrors: false });
export const form = validator({ coerceTypes: false, allErrors: true });
/** Path and query are text, so they are converted to the contract's types. */
export const coercing = validator({ coerceTypes: true, allErrors: false });
