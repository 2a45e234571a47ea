/** Separators must be percent-encoded inside the user and password. */
const parts = /^\w+:\/\/(?:([^@/?#]*)@)?([^@/?#]*)(?:\/[^@?#]*)?(?:\?[^#]*)?$/;

/** Whether it names one host only: libpq would try several in turn, the driver takes them for one name. */
export const hasOneHost = (address: string): boolean => !parts.exec(address)?.[2]?.includes(",");

/** Whether a database URL is unambiguous. */
export function isValidDatabaseUrl(address: string): boolean {
  const [, login = "", host] = parts.exec(address) ?? [];
  if (host === undefined || /%(?![0-9a-f]{2})/i.test(login)) return false;
  // A socket's folder is in the options, without a host here.
  return host === "" || (URL.canParse(`postgresql://${host}/`) && /^\S+$/.test(host));
}
