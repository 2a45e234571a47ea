import { OperatorError } from "../operator-errors.ts";

export class ShopFolderError extends OperatorError {}
