import { fullFormats } from "ajv-formats/dist/formats.js";

/** The shop's own spelling of ids, lower case and without a prefix, so that the same id is always the same text. */
export const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Whether the contract takes a text for an id, or for an e-mail address. */
export const isId = (text: string): boolean => uuid.test(text);
export const isEmail = (text: string): boolean =>
  text.length <= 254 && (fullFormats.email as RegExp).test(text);
