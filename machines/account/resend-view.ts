/** An email that can be sent again. `detail`: the server's text, meant to be shown. */
export type ResendView =
  | { screen: "offer" }
  | { screen: "sending" }
  | { screen: "sent" }
  | { screen: "refused"; detail: string }
  | { screen: "unreachable" }
  | { screen: "unforeseen" };
