import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";

/** Known to both server and browser from the start. `entered`: the gate's cookie was set. */
export type ShopFacts = { gate: "welcome" | "code" | "open"; entered: boolean };

export type ShopEvent =
  | { type: "entrance.requested"; word?: string }
  | { type: "session.known"; customer: boolean }
  | { type: "server.failed" }
  | { type: "trouble.dismissed" }
  | { type: "tourLead.arrived"; code: string };

/** Port `enterShop`. `word` is null if the gate does not ask for one. */
export type EnterShopInput = { word: string | null };
export type EnterShopOutput =
  | { outcome: "entered" }
  | { outcome: "wrongWord" }
  | TooManyRequests
  | Unforeseen;
