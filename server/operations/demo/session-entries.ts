import { findCustomer } from "#server/commerce/accounts/customers.ts";
import { parseDevice } from "#server/commerce/accounts/devices.ts";
import { authenticateBearer } from "#server/commerce/accounts/sessions.ts";
import { logIn } from "#server/commerce/accounts/log-in.ts";
import type { Services } from "#server/commerce/services.ts";
import type { HistoryEntry, DemoPeople } from "./replay-history.ts";

/** Days ago, with documentation addresses (RFC 5737 and RFC 3849). */
const devices = [
  {
    loggedIn: 24,
    lastUsed: 0.2,
    address: "203.0.113.47",
    agent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1",
  },
  {
    loggedIn: 12,
    lastUsed: 3,
    address: "2001:db8:51::20",
    agent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0",
  },
  {
    loggedIn: 9,
    lastUsed: 8,
    address: "198.51.100.9",
    agent:
      "Mozilla/5.0 (Linux; Android 16; Tablet) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  },
];

/** The tokens are discarded, so these sessions can't be used. */
export const sessionEntries = ({ customer }: DemoPeople): HistoryEntry[] =>
  devices.flatMap(({ loggedIn, lastUsed, address, agent }): HistoryEntry[] => {
    let token: string;
    const logsIn = async (then: Services) => {
      const row = (await findCustomer(then.database.queries, customer.id))!;
      ({ token } = (await logIn(then, row, parseDevice(agent, address), false))!);
    };
    const uses = (then: Services) => authenticateBearer(then)(`Bearer ${token}`);
    return [
      { daysAgo: loggedIn, happens: logsIn },
      { daysAgo: lastUsed, happens: uses },
    ];
  });
