import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/tools.ts";

/** A package in `package-lock.json` version 3. */
type Locked = {
  /** Present for an alias. */
  name?: string;
  version: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  /** Set for the packages of this repository. */
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};
export type LockedPackage = Locked & {
  name: string;
  /** Such as `node_modules/a/node_modules/b`. */
  path: string;
};
export type LockFile = {
  name: string;
  version: string;
  license: string;
  packages: LockedPackage[];
  root: Locked;
};

const lockFile = join(root, "package-lock.json");

export function readLock(file = lockFile): LockFile {
  const { name, version, packages } = JSON.parse(readFileSync(file, "utf8")) as {
    name: string;
    version: string;
    packages: Record<string, Locked>;
  };
  const { "": own, ...others } = packages;
  return {
    name,
    version,
    license: own!.license ?? "",
    root: own!,
    packages: Object.entries(others)
      .filter(([path, { link }]) => path.startsWith("node_modules/") && link !== true)
      .map(([path, locked]) => ({
        ...locked,
        path,
        name: locked.name ?? path.split("node_modules/").at(-1)!,
      })),
  };
}

export const isForProduction = ({ dev }: LockedPackage): boolean => dev !== true;

/** Resolves a name inside a folder: its own `node_modules`, then those of the folders above. */
export function resolveIn(
  byPath: ReadonlyMap<string, LockedPackage>,
  folder: string,
  name: string,
): LockedPackage | undefined {
  const folders = folder === "" ? [] : folder.split(/\/(?=node_modules\/)/);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const found = byPath.get([...folders.slice(0, depth), `node_modules/${name}`].join("/"));
    if (found) return found;
  }
  return undefined;
}
