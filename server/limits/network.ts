import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

/** An address on its own, or the /64 that a household or a machine has of IPv6. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = ipaddr.parse(ip) as ipaddr.IPv6;
  return address.isIPv4MappedAddress()
    ? address.toIPv4Address().toString()
    : address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":");
}
