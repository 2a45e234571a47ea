import { pathModel } from "#machines/paths/model.ts";
import { stockAlertLinkMachine } from "./stock-alert-link.machine.ts";

export const stockAlertLinkPaths = pathModel({
  machine: stockAlertLinkMachine,
  title: "Confirming or deleting stock alerts",
  purpose:
    "confirming by a mailed link that an email about a product in stock is wanted, or deleting all such requests",
  starts: {
    "a link that confirms": { use: "confirm", token: "a-token" },
    "a link that deletes": { use: "delete", token: "another-token" },
    "a link without its token": { use: "confirm", token: null },
  },
  happyPath: ["a link that confirms", "presses the button", "followLink ✓ confirmed"],
  does: {
    "link.followed": "presses the button",
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    followLink: {
      confirmed: "confirmed",
      deleted: "deleted",
      tokenInvalid: "the link is none",
      tokenExpired: "the link is too old",
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
