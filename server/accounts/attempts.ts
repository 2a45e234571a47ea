import { networkOf, type Attempt, type Limits } from "../limits/limits.ts";

/** Every guess at a password counts, wherever one can be made: by account and by network. */
export const accountAttempts = (limits: Limits) => (account: string, ip: string) => {
  const byAccount: Attempt = ["passwordByAccount", account];
  const byNetwork: Attempt = ["passwordByNetwork", networkOf(ip)];
  return {
    take: () => limits.take(byAccount, byNetwork),
    wasRight: () => Promise.all([limits.forgive(byAccount), limits.giveBack(byNetwork)]),
  };
};
