import type {
  FailedMailFacts,
  ResendOutput,
} from "#machines/administration/failed-mail/failed-mail.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export type FailedMailActorDependencies = { api: Api };

export const failedMailActors = ({ api }: FailedMailActorDependencies) => ({
  resend: createForgivingPort<ResendOutput, FailedMailFacts>()(async ({ input: { mailId }, signal }) => {
    const result = await api.POST("/admin/failed-mails/{id}/resend", {
      params: { path: { id: mailId } },
      signal,
    });
    const refusal = refusalOf(result, 403, 404);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "queued" };
      case "not_found":
      case "administrators_only":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
