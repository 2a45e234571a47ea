/** What separates the parts of an address has to be written otherwise inside a user or a password. */
const parts = /^\w+:\/\/(?:([^@/?#]*)@)?([^@/?#]*)(?:\/[^@?#]*)?(?:\?[^#]*)?$/;

/** Whether the address of a database, of one host or several, says one thing only. */
export function isValidDatabaseUrl(address: string): boolean {
  const [, login = "", hosts] = parts.exec(address) ?? [];
  if (hosts === undefined || /%(?![0-9a-f]{2})/i.test(login)) return false;
  // A socket's folder stands in the options, and then there is no host here.
  return (
    hosts === "" ||
    hosts.split(",").every((host) => URL.canParse(`postgresql://${host}/`) && /^\S+$/.test(host))
  );
}
