import { log } from "../telemetry/log.ts";
import { observed } from "../telemetry/telemetry.ts";

type Done = { job: string; id: string; askedAt: string | undefined };

export async function runObserved(
  { job, id, askedAt }: Done,
  perform: () => Promise<unknown>,
): Promise<void> {
  const begun = performance.now();
  const told = (outcome: string) => ({
    job,
    id,
    outcome,
    milliseconds: Math.round(performance.now() - begun),
  });
  try {
    await observed({ kind: "job", name: job, askedAt }, perform);
    log.info(told("done"), "job");
  } catch (err) {
    log.warn({ ...told("failed"), err }, "job");
    throw err;
  }
}
