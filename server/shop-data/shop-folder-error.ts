import { OperatorError } from "../operator-errors.ts";

/** What is wrong with a shop's folder, a line for each mistake, with its file. */
export class ShopFolderError extends OperatorError {}
