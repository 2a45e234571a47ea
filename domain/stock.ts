/** From the best to the worst. The database computes it from the stock; see `variant_stock`. */
export const availabilities = ["in_stock", "few", "backorder", "out_of_stock"] as const;
export type Availability = (typeof availabilities)[number];

export const stockPolicies = ["deny", "backorder"] as const;
export type StockPolicy = (typeof stockPolicies)[number];

/** What is said of a stock in public: no number. */
export const shownStock = ({
  availability,
  backorder_days,
}: {
  availability: Availability;
  backorder_days: number | null;
}) => ({ availability, backorder_days: availability === "backorder" ? backorder_days : null });

/** Pieces that can be ordered; null: any number. */
export function sellableQuantity({
  tracked,
  policy,
  on_hand,
  allocated,
}: {
  tracked: boolean;
  policy: StockPolicy;
  on_hand: number;
  allocated: number;
}): number | null {
  return tracked && policy === "deny" ? Math.max(0, on_hand - allocated) : null;
}
