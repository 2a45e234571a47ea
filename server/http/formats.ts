import { fullFormats } from "ajv-formats/dist/formats.js";

/** Only the canonical spelling, in lower case and without a prefix, so that equal ids are equal texts. */
export const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export const isId = (text: string): boolean => uuid.test(text);
export const isEmail = (text: string): boolean =>
  text.length <= 254 && (fullFormats.email as RegExp).test(text);
