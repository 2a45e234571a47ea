/** Every key that the shop uses in a browser's storage, besides the early script's. */
export const storageKeys = {
  user: "trellis.user",
  cart: "trellis.cart",
  guestOrders: "trellis.guest-orders",
  checkout: (customerId: string) => `trellis.checkout.${customerId}`,
  forms: "trellis.forms",
  heading: "trellis.heading",
  wishes: "trellis.wishes",
  seen: "trellis.seen",
  codes: "trellis.codes",
  recording: "trellis.recording",
  /** The email address that signed up in this browser, until the next log-in. */
  signedUp: "trellis.signed-up",
} as const;
