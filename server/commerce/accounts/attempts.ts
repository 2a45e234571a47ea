import { type Attempt, type Limits } from "#server/http/limits/limits.ts";
import { clientNetwork } from "#server/http/limits/network.ts";

/** `isKnown`: the browser was used for this account before, so attempts from the same network do not count against it. */
export type AccountKey = { account: string; isKnown: boolean };

export const accountAttempts =
  (limits: Limits) =>
  ({ account, isKnown }: AccountKey, ip: string) => {
    const byAccount: Attempt = ["passwordByAccount", account];
    const byNetwork: Attempt = ["passwordByNetwork", clientNetwork(ip)];
    return {
      take: () => (isKnown ? limits.take(byAccount) : limits.take(byAccount, byNetwork)),
      wasRight: async () => {
        await limits.forgive(byAccount);
        if (!isKnown) await limits.giveBack(byNetwork);
      },
    };
  };

/**
 * Attempts at an account's app code. A correct code is not counted but does not reset the count either, which would
 * let someone who has the password keep guessing.
 */
export const codeAttempts = (limits: Limits) => (customerId: string) => {
  const all: Attempt[] = [
    ["codeByAccount", customerId],
    ["codeByAccountDaily", customerId],
  ];
  return {
    take: () => limits.take(...all),
    wasRight: async () => void (await Promise.all(all.map((attempt) => limits.giveBack(attempt)))),
  };
};

export const loggedInAccountKey = (customerId: string): AccountKey => ({
  account: `change ${customerId}`,
  isKnown: true,
});
