import { OperatorError } from "../operator-errors.ts";

/** Files can't be had now: their store is silent, busy or wrongly configured. What stands on it is tried again. */
export class FilesUnavailableError extends OperatorError {}

/** What the store gives of a file is not what was put there: half of it, or something else. */
export class FileDamagedError extends FilesUnavailableError {}

/** The store works and does not have the file. */
export class FileMissingError extends OperatorError {}
