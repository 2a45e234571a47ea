/** Characters. Proxies refuse responses with longer headers. */
export const maximumRedirectLength = 4_000;

/** Drops the query if the URL is too long; paths never are. */
export function redirectUrl(address: string): string {
  if (address.length <= maximumRedirectLength) return address;
  const [path = ""] = address.split("?");
  return path.length <= maximumRedirectLength ? path : "/not-found";
}
