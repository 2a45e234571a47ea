import { invalid, noMarketOrLanguage } from "#server/http/reply.ts";
import { changed } from "./order-changes.ts";
import type { SaveDraftResult } from "./save-draft.ts";

export function draftRefusal(refused: Exclude<SaveDraftResult, { outcome: "saved" }>) {
  switch (refused.outcome) {
    case "noPlace":
      return noMarketOrLanguage();
    case "invalid":
      return invalid(refused.errors);
    case "changed":
      return changed(refused.changes);
  }
}
