/** Everything that the shop stores in a browser is under one of these names. */
export const storageKeys = {
  user: "trellis.user",
  cart: "trellis.cart",
  checkout: (customerId: string) => `trellis.checkout.${customerId}`,
  forms: "trellis.forms",
  heading: "trellis.heading",
  wishes: "trellis.wishes",
  seen: "trellis.seen",
  recording: "trellis.recording",
  again: "trellis.again",
  /** The address that signed up in this browser, until somebody logs in. */
  signedUp: "trellis.signed-up",
} as const;
