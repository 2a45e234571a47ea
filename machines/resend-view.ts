/** A mail that can be asked for again, as a flow shows it. `detail`: the server's text, meant to be shown. */
export type ResendView =
  | { sees: "offer" }
  | { sees: "sending" }
  | { sees: "sent" }
  | { sees: "refused"; detail: string }
  | { sees: "unreachable" }
  | { sees: "unforeseen" };
