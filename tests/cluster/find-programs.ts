import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installPackage } from "#scripts/debian.ts";

/** Debian packages by program. */
const packages = {
  patroni: ["patroni", "python3-etcd"],
  etcd: ["etcd-server"],
  pgbouncer: ["pgbouncer"],
  haproxy: ["haproxy"],
  varnishd: ["varnish"],
  wrk: ["wrk"],
  openssl: ["openssl"],
} as const;

/** @throws Error that names the missing program and how to install it */
export async function findProgram(program: keyof typeof packages): Promise<string> {
  const find = () =>
    [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/bin"]
      .map((folder) => join(folder, program))
      .find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  for (const one of packages[program]) await installPackage(one, console.log);
  const installed = find();
  if (installed) return installed;
  throw new Error(`${program} is missing. Install it: apt-get install ${packages[program].join(" ")}`);
}
