import { OperatorError } from "#server/operator-errors.ts";

export class ShopFolderError extends OperatorError {}
