/** Characters. Proxies refuse an answer whose headers are too long. */
export const maximumRedirectLength = 4_000;

/** An address for a redirect. It loses its query if it is too long, and no page has a path as long as that. */
export function redirectUrl(address: string): string {
  if (address.length <= maximumRedirectLength) return address;
  const [path = ""] = address.split("?");
  return path.length <= maximumRedirectLength ? path : "/not-found";
}
