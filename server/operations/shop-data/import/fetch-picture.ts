import { lookup as lookUp } from "node:dns";
import { get as getOpenly, type IncomingMessage } from "node:http";
import { get as getSecurely } from "node:https";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { largestPicture } from "#server/operations/shop-data/picture-metadata.ts";

/** Milliseconds per picture. */
export const fetchTimeout = 60_000;
const mostTurns = 5;

class Refused extends Error {}

const gets = new Map([
  ["http:", getOpenly],
  ["https:", getSecurely],
]);
const moved = [301, 302, 303, 307, 308];

/**
 * Fetches a picture; returns an error message if that fails. Its URL is untrusted: unless `isOwnNetwork`, requests to
 * this machine and its network are refused, including redirects and names that resolve there at connection time.
 */
export async function fetchPicture(address: string, isOwnNetwork: boolean): Promise<Buffer | string> {
  const signal = AbortSignal.timeout(fetchTimeout);
  try {
    let url = new URL(address);
    for (let turn = 0; turn <= mostTurns; turn += 1) {
      const answer = await answerOf(url, isOwnNetwork, signal);
      const { statusCode = 0, headers } = answer;
      if (
        moved.includes(statusCode) &&
        headers.location !== undefined &&
        URL.canParse(headers.location, url)
      ) {
        answer.destroy();
        url = new URL(headers.location, url);
        continue;
      }
      if (statusCode === 200 && /^text\/html\b/i.test(headers["content-type"] ?? "")) {
        answer.destroy();
        return "is answered by a web page instead of a picture";
      }
      if (statusCode === 200) return await bytesOf(answer);
      answer.destroy();
      return `is answered by ${statusCode}`;
    }
    return `leads on more than ${mostTurns} times`;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw signal.aborted ? signal.reason : error;
  }
}

function answerOf(url: URL, isOwnNetwork: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const get = gets.get(url.protocol);
  if (get === undefined) throw new Refused(`leads to ${url.href}, which is no address of the web`);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!isOwnNetwork && isIP(host) !== 0) refuseNear(host, host);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { signal, ...(!isOwnNetwork && { lookup: farOnly }) }, resolve).on("error", reject);
  return promise;
}

/** Resolves a name only if all its addresses are public. */
const farOnly: LookupFunction = (host, options, done) => {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    try {
      for (const { address } of addresses) refuseNear(host, address);
    } catch (refused) {
      return done(refused as Error, []);
    }
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first!.address, first!.family);
  });
};

function refuseNear(host: string, address: string): void {
  if (ipaddr.process(address).range() === "unicast") return;
  const where = host === address ? host : `${host}, which is ${address}`;
  throw new Refused(
    `leads to ${where}, within this machine or its network: nothing is fetched there without --from-own-network`,
  );
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer | string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Uint8Array>) {
    size += part.length;
    // Leaving the loop ends the download.
    if (size > largestPicture) return `has more than ${largestPicture / 1_000_000} MB`;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
