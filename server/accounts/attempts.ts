import { type Attempt, type Limits } from "../limits/limits.ts";
import { clientNetwork } from "../limits/network.ts";

/** `isKnown`: the account's owner was here before, so what others of their network guess is nothing to them. */
export type AccountKey = { account: string; isKnown: boolean };

/** Every guess at a password counts, wherever one can be made: by account, and by network for whoever is not known. */
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

/** Attempts at an account's app code. A right one is not counted, but does not reset the count: that would let a thief of the password guess on. */
export const codeAttempts = (limits: Limits) => (customerId: string) => {
  const all: Attempt[] = [
    ["codeByAccount", customerId],
    ["codeByAccountDaily", customerId],
  ];
  return {
    take: () => limits.take(...all),
    wasRight: async () => void (await Promise.all(all.map((one) => limits.giveBack(one)))),
  };
};

/** Of somebody who is logged in. */
export const loggedInAccountKey = (customerId: string): AccountKey => ({
  account: `change ${customerId}`,
  isKnown: true,
});
