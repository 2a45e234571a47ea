/** Characters. Proxies refuse an answer whose headers are too long. */
export const longestRedirect = 4_000;

/** An address for a redirect. It loses its query if it is too long, and no page has a path as long as that. */
export function redirectAddress(address: string): string {
  if (address.length <= longestRedirect) return address;
  const [path = ""] = address.split("?");
  return path.length <= longestRedirect ? path : "/not-found";
}
