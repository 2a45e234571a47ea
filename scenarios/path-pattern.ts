/** A pattern for a URL with this path, in which `*` is any part, and any query. */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`${path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/?#]+")}(?:[?#].*)?$`);
