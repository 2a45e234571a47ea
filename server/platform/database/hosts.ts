import { SettingsError } from "#server/platform/settings.ts";

const target = "target_session_attrs";
const targets = ["read-write", "primary"];

/**
 * A URL for each host of `postgresql://user@host1:5432,host2:5432/name`, like libpq.
 * @throws SettingsError if `target_session_attrs` is anything but `read-write`
 */
export function splitHosts(name: string, address: string): string[] {
  const parts = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)([^?]*)(?:\?(.*))?$/.exec(address);
  const [, before = "", hosts = "", path = "", query = ""] = parts ?? [];
  const options = new URLSearchParams(query);
  if (!targets.includes(options.get(target) ?? "read-write")) {
    throw new SettingsError(`${name} may have ${target}=${targets.join(" or ")}, since the shop writes.`);
  }
  options.delete(target);
  const suffix = options.size > 0 ? `${path}?${options.toString()}` : path;
  return hosts.split(",").map((host) => `${before}${host}${suffix}`);
}

/** A socket's folder is in the options. */
export const hostWithoutCredentials = (address: string): string => {
  const [, host = "", options = ""] = /^\w+:\/\/(?:[^@/?]*@)?([^/?]*)[^?]*(?:\?(.*))?$/.exec(address) ?? [];
  return host || (new URLSearchParams(options).get("host") ?? "this machine");
};
