import Bowser from "bowser";
import ipaddr from "ipaddr.js";
import { clientNetwork } from "#server/http/limits/network.ts";

export type Device = { browser: string | null; system: string | null; network: string | null };

export const unknownDevice: Device = { browser: null, system: null, network: null };

const maximumLength = 500;
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/** Only known names of browsers and systems, because the header is untrusted. */
export function parseDevice(userAgent: string | undefined, ip: string): Device {
  const { browser, os } = Bowser.parse(userAgent?.slice(0, maximumLength) || "unknown");
  return {
    browser: knownName(browsers, browser.name),
    system: knownName(systems, os.name),
    network: shortened(ip),
  };
}

/** The origin of a request for the audit log, with the network that attempts are counted by. */
export const requestOrigin = ({
  headers,
  ip,
}: {
  headers: Record<string, string | string[] | undefined>;
  ip: string;
}): Device => ({
  ...parseDevice(headers["user-agent"] as string | undefined, ip),
  network: clientNetwork(ip),
});

const knownName = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;

/** The /24 of an IPv4 address, the /48 of an IPv6 one: too coarse to identify a person. */
function shortened(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv4
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`)}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/48`)}/48`;
}
