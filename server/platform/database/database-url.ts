/** Separators must be percent-encoded inside the user and password. */
const parts = /^\w+:\/\/(?:([^@/?#]*)@)?([^@/?#]*)(?:\/[^@?#]*)?(?:\?[^#]*)?$/;

/** Whether a database URL, of one host or several, is unambiguous. */
export function isValidDatabaseUrl(address: string): boolean {
  const [, login = "", hosts] = parts.exec(address) ?? [];
  if (hosts === undefined || /%(?![0-9a-f]{2})/i.test(login)) return false;
  // A socket's folder is in the options, without a host here.
  return (
    hosts === "" ||
    hosts.split(",").every((host) => URL.canParse(`postgresql://${host}/`) && /^\S+$/.test(host))
  );
}
