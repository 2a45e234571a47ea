import { isIP, isIPv4, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * An IPv4 address, or the /64 that a household or machine has in IPv6. Proxies may add a port; anything else, such as
 * the `unknown` that some forward, counts as one network.
 */
export function clientNetwork(client: string): string {
  const ip = withoutPort(client);
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return "unknown";
  const address = ipaddr.parse(ip) as ipaddr.IPv6;
  return address.isIPv4MappedAddress()
    ? address.toIPv4Address().toString()
    : address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":");
}

/** The /24 or /48 around a `clientNetwork`: too coarse to identify a person. Anything else is returned unchanged. */
export function widenNetwork(network: string): string {
  if (isIPv4(network)) return network.replace(/\d+$/, "0/24");
  const groups = network.split(":");
  return groups.length === 4 ? `${groups.slice(0, 3).join(":")}::/48` : network;
}

export const isLoopback = (ip: string): boolean =>
  isIP(ip) !== 0 && ipaddr.process(ip).range() === "loopback";

function withoutPort(client: string): string {
  const [, inBrackets, beforeColon] = /^(?:\[([^\]]{1,60})\]|([^:]{1,60}))(?::\d{1,5})?$/.exec(client) ?? [];
  return inBrackets ?? beforeColon ?? client;
}
