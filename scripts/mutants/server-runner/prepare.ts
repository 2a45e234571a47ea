import { fillEmbedded, fillPostgres } from "#tests/support/filled-databases.ts";
import type { ProjectName } from "./projects.ts";
import type { Prepared } from "./run-environment.ts";

/** Fills the databases that these projects need, once for all runs. */
export async function prepare(
  projects: ReadonlySet<ProjectName>,
): Promise<{ prepared: Prepared; remove: () => Promise<void> }> {
  const embedded = projects.has("embedded") ? await fillEmbedded() : null;
  const postgres = projects.has("postgres") ? await fillPostgres() : null;
  return {
    prepared: {
      ...(embedded && { embedded: embedded.provided }),
      ...(postgres && { postgres: postgres.provided }),
    },
    remove: async () => {
      await embedded?.remove();
      await postgres?.remove();
    },
  };
}
