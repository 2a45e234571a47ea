/**
 * An error that the operator can fix; the message says how. In a file of its own, so that the start does not load the
 * modules that throw it.
 */
export class OperatorError extends Error {}

/** The embedded database's files are damaged. A system error among the causes is more specific. */
export class DatabaseCorruptedError extends Error {}
