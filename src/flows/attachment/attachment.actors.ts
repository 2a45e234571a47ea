import { fromPromise } from "xstate";
import type {
  SubmitAttachmentInput,
  SubmitAttachmentOutput,
} from "../../../machines/attachment/attachment.contract.ts";
import type { Api } from "../../api/client.ts";

/** Until the port is written, with `foreseeing` and a `switch` on the refusal's code, nobody answers. */
export const attachmentActors = (_api: Api) => ({
  submitAttachment: fromPromise<SubmitAttachmentOutput, SubmitAttachmentInput>(() =>
    Promise.reject(new Error("submitAttachment is not written yet")),
  ),
});
