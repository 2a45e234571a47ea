import type pg from "pg";
import type { Settings } from "#server/platform/settings.ts";
import { databaseIdentity } from "./database-identity.ts";
import { createReadOnlyClient } from "./read-only-client.ts";
import type { HostFacts } from "./facts.ts";
import { runCheck } from "./run-check.ts";

export async function readHostFacts({ databaseUrl, databaseDirectUrl }: Settings): Promise<HostFacts[]> {
  const factsOf = async (variable: HostFacts["variable"], address: string | null): Promise<HostFacts[]> =>
    address === null
      ? []
      : [
          {
            variable,
            host: hostWithoutCredentials(address),
            is: await runCheck(() => queryHost(address, readHost)),
          },
        ];
  const hosts = await Promise.all([
    factsOf("DATABASE_URL", databaseUrl),
    factsOf("DATABASE_DIRECT_URL", databaseUrl && databaseDirectUrl),
  ]);
  return hosts.flat();
}

/** A socket's folder is in the options. */
function hostWithoutCredentials(address: string): string {
  const [, host = "", options = ""] = /^\w+:\/\/(?:[^@/?]*@)?([^/?]*)[^?]*(?:\?(.*))?$/.exec(address) ?? [];
  return host || (new URLSearchParams(options).get("host") ?? "this machine");
}

async function queryHost<Found>(
  connectionString: string,
  query: (client: pg.Client) => Promise<Found>,
): Promise<Found> {
  const client = createReadOnlyClient(connectionString);
  try {
    await client.connect();
    return await query(client);
  } finally {
    client.end().catch(() => {});
  }
}

async function readHost(client: pg.Client) {
  const { rows } = await client.query<{ version: number; takes_writes: boolean }>(
    `select current_setting('server_version_num')::int as version,
      current_setting('transaction_read_only') = 'off' as takes_writes`,
  );
  const { version, takes_writes } = rows[0]!;
  return { version, takesWrites: takes_writes, database: await databaseIdentity(client) };
}
