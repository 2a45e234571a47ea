import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/tools.ts";
import { isForProduction, resolveIn, type LockedPackage, type LockFile } from "./lock-file.ts";

/** What the lock file does not say: the package names no licence, and its file LICENSE does. */
const licencesOfFiles: Readonly<Record<string, string>> = { "png-js": "MIT" };

/**
 * The packages that a production installation has, on any system, as CycloneDX 1.6. The same lock file gives the same bill, but for its time.
 *
 * @param timestamp ISO, UTC
 */
export function createBom(lock: LockFile, timestamp: string) {
  const packages = lock.packages.filter(isForProduction).toSorted(byReference);
  const byPath = new Map(packages.map((one) => [one.path, one]));
  const own = `pkg:generic/${lock.name}@${lock.version}`;
  const unique = [...new Map(packages.map((one) => [purlOf(one), one])).values()];
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(lock))}`,
    version: 1,
    metadata: {
      timestamp,
      lifecycles: [{ phase: "pre-build" }],
      tools: { components: [{ type: "application", name: "npm run sbom", version: lock.version }] },
      authors: [{ name: "the Trellis authors" }],
      component: {
        type: "application",
        "bom-ref": own,
        name: lock.name,
        version: lock.version,
        description: descriptionOfShop(),
        licenses: licencesOf(lock.license),
        purl: own,
      },
    },
    components: unique.map((one) => ({
      type: "library",
      "bom-ref": purlOf(one),
      ...nameParts(one),
      version: one.version,
      scope: one.optional || one.devOptional ? "optional" : "required",
      ...(one.integrity && { hashes: hashesOf(one.integrity) }),
      licenses: licencesOf(one.license ?? licencesOfFiles[one.name]),
      purl: purlOf(one),
    })),
    dependencies: [
      { ref: own, dependsOn: dependenciesOf(byPath, "", lock.root) },
      ...unique.map((one) => ({ ref: purlOf(one), dependsOn: dependenciesOf(byPath, one.path, one) })),
    ],
  };
}

const byReference = (one: LockedPackage, other: LockedPackage): number =>
  purlOf(one) < purlOf(other) ? -1 : purlOf(one) > purlOf(other) ? 1 : 0;

const purlOf = ({ name, version }: LockedPackage): string =>
  `pkg:npm/${name.replace("@", "%40")}@${version.replaceAll("+", "%2B")}`;

function nameParts({ name }: LockedPackage): { group?: string; name: string } {
  const [scope, rest] = name.split("/");
  return rest === undefined ? { name } : { group: scope!, name: rest };
}

/** A single licence by its id in the SPDX list, several as an expression, anything else in its own words. */
function licencesOf(licence: string | undefined): object[] {
  if (!licence) return [];
  if (/^[\w.+-]+$/.test(licence)) return [{ license: { id: licence } }];
  if (/^\(?[\w.+-]+( (AND|OR|WITH) [\w.+-]+)+\)?$/.test(licence)) return [{ expression: licence }];
  return [{ license: { name: licence } }];
}

const algorithms: Readonly<Record<string, string>> = { sha512: "SHA-512", sha1: "SHA-1", sha256: "SHA-256" };

const hashesOf = (integrity: string): object[] =>
  integrity.split(" ").map((one) => {
    const [algorithm = "", digest = ""] = one.split(/-(.*)/s);
    return { alg: algorithms[algorithm], content: Buffer.from(digest, "base64").toString("hex") };
  });

function dependenciesOf(
  byPath: ReadonlyMap<string, LockedPackage>,
  folder: string,
  { dependencies, optionalDependencies, peerDependencies }: Omit<LockedPackage, "name" | "path" | "version">,
): string[] {
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const found = names.map((name) => resolveIn(byPath, folder, name)).filter((one) => one !== undefined);
  return [...new Set(found.map(purlOf))].sort();
}

/** Named by its content, as version 5 is. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  const variant = ((parseInt(hex[16]!, 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

const descriptionOfShop = (): string =>
  (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { description: string }).description;
