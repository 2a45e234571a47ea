export const kinds = [
  "access",
  "addresses",
  "carts and stock",
  "catalogue and search",
  "idempotency",
  "jobs and mails",
  "lists",
  "markets",
  "money",
  "personal data",
  "points",
  "response cache",
  "storefront ports",
  "tax and commission",
] as const;
export type Kind = (typeof kinds)[number];

/** A slip that a test must detect. `find` occurs exactly once in `file`. */
export type ServerMutant = {
  /** What is wrong, in plain words. */
  name: string;
  kind: Kind;
  file: string;
  find: string;
  replace: string;
  tests: readonly string[];
};
