import { OperatorError } from "#server/platform/operator-errors.ts";

/** The store is unresponsive, busy or misconfigured; operations that need it are retried. */
export class FilesUnavailableError extends OperatorError {}

/** The store returned a truncated or altered file. */
export class FileDamagedError extends FilesUnavailableError {}

export class FileMissingError extends OperatorError {}
