import { OperatorError } from "#server/platform/operator-errors.ts";

export class ShopFolderError extends OperatorError {}
