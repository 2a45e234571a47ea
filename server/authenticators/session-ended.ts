/** The session has ended meanwhile: takes the transaction back, so that no code is used up for nothing. */
export class SessionEnded extends Error {}
