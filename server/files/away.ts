import { OperatorError } from "../operator-errors.ts";

/** Files can't be had now: their store is silent, busy or wrongly configured. What stands on it is tried again. */
export class FilesAway extends OperatorError {}

/** What the store gives of a file is not what was put there: half of it, or something else. */
export class FileDamaged extends FilesAway {}

/** The store works and does not have the file. */
export class FileMissing extends OperatorError {}
