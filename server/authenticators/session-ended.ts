/** The session has ended in the meantime. Thrown to roll the transaction back, so that no code is used up. */
export class SessionEnded extends Error {}
