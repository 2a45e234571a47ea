import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, runTool } from "./tools.ts";

const names = ["openapi.json", "api.d.ts"] as const;

/** Bundles the contract into one file, and makes the types for storefront and server. */
export async function generateContract(folder = join(root, "generated")): Promise<void> {
  const [bundle, types] = names.map((name) => join(folder, name)) as [string, string];
  await succeed("@redocly/cli#redocly", ["bundle", "openapi/openapi.yaml", "-o", bundle]);
  await succeed("openapi-typescript", [bundle, "-o", types]);
}

/** The committed files that differ from the contract. */
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
