import type { PathModel } from "../paths/model.ts";
import type { EnterShopOutput } from "./shop.contract.ts";
import { shopMachine } from "./shop.machine.ts";

export const shopPaths: PathModel<typeof shopMachine> = {
  machine: shopMachine,
  purpose: "the front door, and what stands in front of everything: a server error, a new version",
  starts: {
    "a stranger at the front door": { gate: "welcome", entered: false },
    "a stranger who is asked for the word": { gate: "code", entered: false },
    "a shop without a gate": { gate: "open", entered: false },
  },
  events: {
    "asks to come in": { type: "entrance.requested" },
    "turns out to be a customer": { type: "session.known", customer: true },
    "turns out to be a visitor": { type: "session.known", customer: false },
    "the server fails": { type: "server.failed" },
    "a piece of the page is gone": { type: "chunk.failed" },
    "puts the message away": { type: "trouble.dismissed" },
    "reloads the page": { type: "reload.requested" },
    "came by a tour lead's link": { type: "tourLead.arrived", code: "IRIS-42" },
  },
  outcomes: {
    enterShop: {
      "let in": { output: { outcome: "entered" } satisfies EnterShopOutput },
      "wrong word": { output: { outcome: "wrongWord" } satisfies EnterShopOutput },
      offline: { error: "offline" },
    },
  },
};
