/** Shoppers for the tests to be: as many for each of Playwright's workers as it may run tests. Each test that fails is followed by a new worker. */
const workers = 30;
const each = 60;

export const shopperOf = (worker: number, test: number): string => `shopper-${worker}-${test}@example.com`;

export const everyShopper = (): string[] =>
  Array.from({ length: workers * each }, (_, index) =>
    shopperOf(index % workers, Math.floor(index / workers)),
  );

export const administrators: readonly string[] = ["first-admin@example.com", "second-admin@example.com"];
/** Sets up a second factor, which others would have to prove then. */
export const enrollingAdministrator = "third-admin@example.com";
/** A tour lead without an account; `earned`: what can be paid out, in cents. The demo's own has had several payouts. */
export const tourLead = { email: "payout-lead@example.com", code: "PAY-OUT", earned: 548n } as const;
/** A customer with points to spend. */
export const pointHolder = { email: "point-holder@example.com", points: 5_000 } as const;
