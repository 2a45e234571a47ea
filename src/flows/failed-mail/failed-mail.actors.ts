import type { ResendInput, ResendOutput } from "../../../machines/failed-mail/failed-mail.contract.ts";
import { createForgivingPort } from "../../api/create-port.ts";
import { refusalOf, unknownCode, type Api } from "../../api/client.ts";

export type FailedMailActorDependencies = { api: Api };

export const failedMailActors = ({ api }: FailedMailActorDependencies) => ({
  resend: createForgivingPort<ResendOutput, ResendInput>()(async ({ input: { mailId }, signal }) => {
    const result = await api.POST("/admin/failed-mails/{id}/resend", {
      params: { path: { id: mailId } },
      signal,
    });
    const refusal = refusalOf(result, 403, 404);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "queued" };
      case "not_found":
        return { outcome: "gone" };
      case "administrators_only":
        return { outcome: "notAllowed" };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
