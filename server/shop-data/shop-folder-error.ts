import { OperatorError } from "../operator-errors.ts";

/** One line per error, with its file. */
export class ShopFolderError extends OperatorError {}
