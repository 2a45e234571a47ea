/** The session has ended meanwhile. Thrown to roll the transaction back, so that no code is used up. */
export class SessionEnded extends Error {}
