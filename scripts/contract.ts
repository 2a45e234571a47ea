import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import glue from "fastify-openapi-glue";
import { root, runTool } from "./tools.ts";

const names = ["openapi.json", "api.d.ts", "routes.json"] as const;

/** Bundles the contract and generates the types and the server's routes. */
export async function generateContract(folder = join(root, "generated")): Promise<void> {
  const [bundle, types, routes] = names.map((name) => join(folder, name)) as [string, string, string];
  await succeed("@redocly/cli#redocly", ["bundle", "openapi/openapi.yaml", "-o", bundle]);
  const contract = JSON.parse(readFileSync(bundle, "utf8")) as Contract;
  acceptAsRead(contract, contract.components.schemas);
  writeFileSync(bundle, JSON.stringify(contract, null, 2));
  await Promise.all([
    succeed("openapi-typescript", [bundle, "-o", types]),
    routesOf(bundle).then((made) => writeFileSync(routes, `${JSON.stringify(made)}\n`)),
  ]);
}

type ObjectSchema = { "x-as-read"?: string; properties?: Record<string, unknown> };
type Contract = { components: { schemas: Record<string, ObjectSchema> } };

/**
 * A schema with `x-as-read` also accepts every property of the named schema as read-only, so that a client may
 * send back what it read. The shop ignores them; any other property is refused.
 */
function acceptAsRead(node: unknown, schemas: Contract["components"]["schemas"]): void {
  if (typeof node !== "object" || node === null) return;
  const { "x-as-read": name, properties } = node as ObjectSchema;
  if (name !== undefined && properties) {
    const read = schemas[name]?.properties;
    if (!read) throw new Error(`x-as-read names ${name}, which is no object of the contract.`);
    for (const property of Object.keys(read))
      properties[property] ??= { readOnly: true, description: "Ignored." };
  }
  for (const child of Object.values(node)) acceptAsRead(child, schemas);
}

/** Generated here, because reading and checking the contract would take a sixth of every start. */
async function routesOf(bundle: string): Promise<object[]> {
  const routes: object[] = [];
  const app = fastify({ exposeHeadRoutes: false });
  app.addHook("onRoute", ({ method, url, schema, config }) => {
    const { params, querystring, headers, body, response } = schema as Record<string, unknown>;
    routes.push({ method, url, ...config, schema: { params, querystring, headers, body, response } });
  });
  await app.register(glue, {
    specification: bundle,
    operationResolver: (operationId: string, _: string, path: string) => ({
      handler: async () => undefined,
      config: { operationId, path },
    }),
  } as never);
  await app.close();
  return routes;
}

/** Returns the committed files that differ from the contract. */
export async function staleFiles(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "trellis-contract-"));
  try {
    await generateContract(folder);
    return names.filter(
      (name) =>
        readFileSync(join(folder, name), "utf8") !== readFileSync(join(root, "generated", name), "utf8"),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function succeed(tool: string, args: string[]): Promise<void> {
  const { code, output } = await runTool(tool, args);
  if (code !== 0) throw new Error(output);
}
