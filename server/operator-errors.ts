/** Whoever runs the shop can put this right, and the message says how. A file of its own, because what starts the shop should not wait for what throws these. */
export class OperatorError extends Error {}

/** The embedded database's files are not what they were. What the system says of them, if it does, says more. */
export class DatabaseCorruptedError extends Error {}
