import type { OfferedNeed } from "../../domain/offered-needs.ts";
import type { Unforeseen } from "../outcome.ts";

/** `address`: below the language. */
export type SuggestedLink = { address: string; name: string };
export type SuggestedProduct = SuggestedLink & {
  latinName: string | null;
  image: {
    id: string;
    file_name: string;
    width: number;
    height: number;
    tone: string | null;
    alternative_text: string;
  } | null;
  /** In the market's currency, incl. VAT, as it is now: there is no room for what a reduction must say of the thirty days before it. */
  price: number;
};
/** `count`: products that the whole search finds; `products` are the best of them. */
export type Suggestions = {
  count: number;
  products: readonly SuggestedProduct[];
  categories: readonly SuggestedLink[];
  pages: readonly SuggestedLink[];
};

export type SearchEvent =
  | { type: "term.changed"; term: string }
  /** Into the field, or back to it. */
  | { type: "search.entered" }
  /** Pressed Escape, chose something, or went elsewhere. */
  | { type: "search.left" };

/** `offerNeeds`: lists to choose from while nothing is typed. Rejects when the request fails. */
export type OfferNeedsOutput =
  | { outcome: "found"; needs: readonly OfferedNeed[] }
  | { outcome: "nothing" }
  | Unforeseen;

/** `suggest`: what may be meant so far. Rejects when nobody answers. */
export type SuggestInput = { term: string };
export type SuggestOutput =
  | { outcome: "found"; suggestions: Suggestions }
  | { outcome: "nothing" }
  | Unforeseen;
