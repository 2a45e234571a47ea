/** `isOrderLocked`: the URL names an order that was not placed or opened as a guest in this browser. */
export type GuestFacts = { isOrderLocked: boolean };

export type GuestEvent =
  /** Sent once the screen is mounted. `unconfirmed`: a log-in was refused because the email address is not confirmed. */
  | { type: "session.known"; customer: boolean; unconfirmed: boolean }
  | { type: "logIn.requested" }
  /** To order without an account. */
  | { type: "guest.requested" };
