/** One customer per possible Playwright worker and test; each failed test starts a new worker. */
const workers = 30;
const each = 60;

export const shopperOf = (worker: number, test: number): string => `shopper-${worker}-${test}@example.com`;

export const everyShopper = (): string[] =>
  Array.from({ length: workers * each }, (_, index) =>
    shopperOf(index % workers, Math.floor(index / workers)),
  );

export const administrators: readonly string[] = ["first-admin@example.com", "second-admin@example.com"];
/** Sets up a second factor, so no other test may use it. */
export const enrollingAdministrator = "third-admin@example.com";
/** A tour lead without an account; `earned`: the payable commission in cents. */
export const tourLead = { email: "payout-lead@example.com", code: "PAY-OUT", earned: 548n } as const;
export const pointHolder = { email: "point-holder@example.com", points: 5_000 } as const;
