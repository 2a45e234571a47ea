import { log } from "#server/platform/telemetry/log.ts";
import { observed } from "#server/platform/telemetry/telemetry.ts";

type Done = { job: string; id: string; askedAt: string | undefined };

export async function runObserved(
  { job, id, askedAt }: Done,
  perform: () => Promise<unknown>,
): Promise<void> {
  const startedAt = performance.now();
  const logFields = (outcome: string) => ({
    job,
    id,
    outcome,
    milliseconds: Math.round(performance.now() - startedAt),
  });
  try {
    await observed({ kind: "job", name: job, askedAt }, perform);
    log.info(logFields("done"), "job");
  } catch (err) {
    log.warn({ ...logFields("failed"), err }, "job");
    throw err;
  }
}
