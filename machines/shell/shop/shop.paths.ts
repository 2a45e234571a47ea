import { pathModel } from "#machines/paths/model.ts";
import { shopMachine } from "./shop.machine.ts";

export const shopPaths = pathModel({
  machine: shopMachine,
  title: "The front door",
  purpose: "the gate at the shop's entrance, and the dialog for a server error",
  starts: {
    "a stranger at the front door": { gate: "welcome", entered: false },
    "a stranger who is asked for the word": { gate: "code", entered: false },
    "a shop without a gate": { gate: "open", entered: false },
  },
  happyPath: ["a stranger who is asked for the word", "says the word", "enterShop ✓ let in"],
  does: {
    "entrance.requested": { "asks to come in": {}, "says the word": { word: "iris" } },
    "trouble.dismissed": "puts the message away",
  },
  happens: {
    "session.known": {
      "turns out to be a customer": { customer: true },
      "turns out to be a visitor": { customer: false },
    },
    "server.failed": "the server fails",
    "tourLead.arrived": { "came by a tour lead's link": { code: "IRIS-42" } },
  },
  answers: {
    enterShop: {
      entered: "let in",
      wrongWord: "wrong word",
      tooManyRequests: { "tried too often": { seconds: 841 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
  requirements: { "trouble.serverError": ["errors.500-dialog"] },
});
