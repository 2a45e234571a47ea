import type { RefundReason } from "#domain/refund.ts";
import type { OrderName } from "./demo-orders.ts";
import type { PhotoName } from "./photos.ts";

export type DemoRefund = {
  of: OrderName;
  daysAgo: number;
  /** Quantities in the order of the lines; all items by default. */
  pieces?: readonly number[];
  reason?: RefundReason;
  note?: string;
  photos?: readonly PhotoName[];
  isWithdrawal?: boolean;
  /** `paying back`: the provider has not responded yet. */
  course: "drafted" | "asked for" | "approved by one" | "approved" | "rejected" | "paying back";
  decided?: number;
  decisionNote?: string;
};

export const demoRefunds: readonly DemoRefund[] = [
  {
    of: "planters",
    daysAgo: 27.3,
    pieces: [1],
    reason: "damaged",
    note: "One of the two planters arrived with a crack from the rim to the foot. The box was not even dented.",
    photos: ["cracked planter"],
    course: "approved",
    decided: 26.6,
  },
  {
    of: "planters",
    daysAgo: 21.1,
    pieces: [1],
    reason: "not_as_described",
    note: "On its own the other one is too green for our balcony. In the picture it is more of a blue.",
    photos: ["green planter"],
    course: "rejected",
    decided: 19.4,
    decisionNote:
      "The glaze on your photo is the one that the product’s page shows and describes. We are sorry that it doesn’t suit your balcony.",
  },
  { of: "fig tree", daysAgo: 7.5, isWithdrawal: true, course: "approved", decided: 7.1 },
  {
    of: "terrace",
    daysAgo: 6.9,
    reason: "not_as_described",
    note: "The slats are much darker than in the picture, and one chair doesn’t fold. The lantern was meant to go with them, so I would like to return everything.",
    photos: ["dark chair"],
    course: "approved by one",
    decided: 6.2,
  },
  {
    of: "monstera",
    daysAgo: 3.2,
    pieces: [1, 0],
    reason: "damaged",
    note: "Three leaves were torn and two have turned yellow since. I think it got frost on the way.\n\nThe mister is fine, I’ll keep that.",
    photos: ["yellow monstera", "torn monstera"],
    course: "asked for",
  },
  { of: "watering can", daysAgo: 2.5, pieces: [0, 1], isWithdrawal: true, course: "asked for" },
  {
    of: "feed",
    daysAgo: 1.8,
    pieces: [0, 1],
    reason: "missing",
    note: "There was only one bag of compost in the parcel instead of two.",
    course: "asked for",
  },
  { of: "twine", daysAgo: 1.1, isWithdrawal: true, course: "asked for" },
  {
    of: "present",
    daysAgo: 0.9,
    reason: "wrong_item",
    note: "Tom says that he got a green one, and",
    photos: ["red maple"],
    course: "drafted",
  },
  {
    of: "orchids",
    daysAgo: 0.5,
    pieces: [1],
    reason: "damaged",
    note: "One spray of flowers was broken off when I opened the parcel.",
    course: "paying back",
    decided: 0,
  },
];
