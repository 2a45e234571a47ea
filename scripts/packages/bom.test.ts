import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { root } from "#scripts/tools.ts";

/** What CycloneDX 1.6 says of the parts that are used, with nothing else allowed. */
const spdxId = z.string().regex(/^[A-Za-z0-9.+-]+$/);
const licenses = z
  .array(
    z.union([
      z.strictObject({ license: z.strictObject({ id: spdxId }) }),
      z.strictObject({ license: z.strictObject({ name: z.string().min(1) }) }),
      z.strictObject({ expression: z.string().regex(/^\(?[\w.+-]+( (AND|OR|WITH) [\w.+-]+)+\)?$/) }),
    ]),
  )
  .length(1);
const purl = z.string().regex(/^pkg:(npm\/(%40[\w.-]+\/)?[\w.-]+|generic\/trellis)@[\w.%-]+$/);
const hashes = z.array(
  z.union([
    z.strictObject({ alg: z.literal("SHA-512"), content: z.string().regex(/^[\da-f]{128}$/) }),
    z.strictObject({ alg: z.literal("SHA-1"), content: z.string().regex(/^[\da-f]{40}$/) }),
  ]),
);
const own = {
  "bom-ref": purl,
  name: z.string().min(1),
  version: z.string().min(1),
  licenses,
  purl,
};
const bill = z.strictObject({
  $schema: z.literal("http://cyclonedx.org/schema/bom-1.6.schema.json"),
  bomFormat: z.literal("CycloneDX"),
  specVersion: z.literal("1.6"),
  serialNumber: z
    .string()
    .regex(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-[1-5][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
  version: z.literal(1),
  metadata: z.strictObject({
    timestamp: z.iso.datetime(),
    lifecycles: z.array(z.strictObject({ phase: z.literal("pre-build") })),
    tools: z.strictObject({
      components: z.array(
        z.strictObject({ type: z.literal("application"), name: z.string(), version: z.string() }),
      ),
    }),
    authors: z.array(z.strictObject({ name: z.string() })).min(1),
    component: z.strictObject({ type: z.literal("application"), ...own, description: z.string().min(1) }),
  }),
  components: z.array(
    z.strictObject({
      type: z.literal("library"),
      ...own,
      group: z.string().startsWith("@").optional(),
      scope: z.enum(["required", "optional"]),
      hashes,
    }),
  ),
  dependencies: z.array(z.strictObject({ ref: purl, dependsOn: z.array(purl) })),
});

function sbom(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "trellis-sbom-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "sbom.json");
  const ran = spawnSync("npm", ["run", "-s", "sbom", "--", file], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, ...environment },
  });
  return { said: ran.stdout.trim(), text: readFileSync(file, "utf8") };
}

type Locked = {
  version: string;
  dev?: boolean;
  link?: boolean;
  name?: string;
  dependencies?: Record<string, string>;
};
const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, Locked>;
};
const nameOf = (path: string, { name }: Locked): string => name ?? path.split("node_modules/").at(-1)!;

test("npm run sbom lists every package that a production installation has, with its licence", () => {
  const { said, text } = sbom();
  const { components } = bill.parse(JSON.parse(text));
  const inProduction = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith("node_modules/") && dev !== true && link !== true)
    .map(([path, locked]) => `${nameOf(path, locked)} ${locked.version}`);
  expect(inProduction.length).toBeGreaterThan(300);
  const listed = components.map(
    ({ group, name, version }) => `${group ? `${group}/` : ""}${name} ${version}`,
  );
  expect(listed.toSorted()).toEqual([...new Set(inProduction)].sort());
  expect(listed.some((one) => one.startsWith("vitest "))).toBe(false);
  expect(said).toMatch(new RegExp(`^${components.length} packages are listed in .*sbom\\.json\\.$`));
});

test("it lists the dependencies of each package", () => {
  const { metadata, components, dependencies } = bill.parse(JSON.parse(sbom().text));
  const known = new Set([metadata.component["bom-ref"], ...components.map((one) => one["bom-ref"])]);
  expect(known.size).toBe(components.length + 1);
  expect(dependencies.map(({ ref }) => ref).toSorted()).toEqual([...known].sort());
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([]);
  const [shop] = dependencies;
  const direct = Object.keys(packages[""]!.dependencies!).map(
    (name) => packages[`node_modules/${name}`]!.version,
  );
  expect(shop!.dependsOn.length).toBeGreaterThanOrEqual(direct.length);
  expect(shop!.dependsOn).toContain(`pkg:npm/fastify@${packages["node_modules/fastify"]!.version}`);
});

test("with the same timestamp it is identical", () => {
  const fixed = { SOURCE_DATE_EPOCH: "1795737600" };
  const { text } = sbom(fixed);
  expect(sbom(fixed).text).toBe(text);
  expect(bill.parse(JSON.parse(text)).metadata.timestamp).toBe("2026-11-27T00:00:00Z");
});
