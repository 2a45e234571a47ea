/** A mail that can be asked for again, as a flow shows it. `detail`: the server's text, meant to be shown. */
export type ResendView =
  | { screen: "offer" }
  | { screen: "sending" }
  | { screen: "sent" }
  | { screen: "refused"; detail: string }
  | { screen: "unreachable" }
  | { screen: "unforeseen" };
