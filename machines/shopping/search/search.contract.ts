import type { OfferedNeed } from "#domain/offered-needs.ts";
import type { Unforeseen } from "#machines/outcome.ts";

/** `address`: the path without the language. */
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
  /** In the market's currency, incl. VAT. The current price only: there is no room for the thirty-day lowest price that a discount needs. */
  price: number;
};
/** `count`: results of the whole search; `products` are the best of them. */
export type Suggestions = {
  count: number;
  products: readonly SuggestedProduct[];
  categories: readonly SuggestedLink[];
  pages: readonly SuggestedLink[];
};

export type SearchEvent =
  | { type: "term.changed"; term: string }
  | { type: "search.entered" }
  /** Pressed Escape, chose something, or moved the focus away. */
  | { type: "search.left" };

/** Port `offerNeeds`: lists to choose from while nothing is typed. */
export type OfferNeedsOutput =
  | { outcome: "found"; needs: readonly OfferedNeed[] }
  | { outcome: "nothing" }
  | Unforeseen;

export type SuggestInput = { term: string };
export type SuggestOutput =
  | { outcome: "found"; suggestions: Suggestions }
  | { outcome: "nothing" }
  | Unforeseen;
