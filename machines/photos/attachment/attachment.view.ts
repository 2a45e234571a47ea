import type { SnapshotFrom } from "xstate";
import type { PhotoRefusal } from "#domain/photos.ts";
import { leafOf } from "#machines/leaf.ts";
import type { UploadRefusal } from "./attachment.contract.ts";
import type { attachmentMachine } from "./attachment.machine.ts";

export type AttachmentView =
  | { screen: "reading"; fileName: string; problem: "unreachable" | null }
  | { screen: "refused"; fileName: string; reason: PhotoRefusal }
  | { screen: "photo"; fileName: string; preview: string | null; is: "ready" | "waiting" | "uploaded" }
  /** `percent` of the upload, in whole numbers. */
  | { screen: "uploading"; fileName: string; preview: string | null; percent: number }
  | {
      screen: "problem";
      fileName: string;
      preview: string | null;
      problem: "unanswered" | "tooManyImages" | "loggedOut" | "unforeseen" | "notDeleted" | UploadRefusal;
      canRetry: boolean;
    }
  | { screen: "removing"; fileName: string; preview: string | null; problem: "unreachable" | null }
  | { screen: "removed"; fileName: string };

export function attachmentView({ value, context }: SnapshotFrom<typeof attachmentMachine>): AttachmentView {
  const { fileName, preview, share } = context;
  const photo = (is: "ready" | "waiting" | "uploaded"): AttachmentView => ({
    screen: "photo",
    fileName,
    preview,
    is,
  });
  const problem = (
    problem: Extract<AttachmentView, { screen: "problem" }>["problem"],
    canRetry: boolean,
  ): AttachmentView => ({ screen: "problem", fileName, preview, problem, canRetry });
  const removing = (problem: "unreachable" | null): AttachmentView => ({
    screen: "removing",
    fileName,
    preview,
    problem,
  });
  switch (leafOf(value)) {
    case "starting":
    case "reading.asking":
      return { screen: "reading", fileName, problem: null };
    case "reading.unreachable":
      return { screen: "reading", fileName, problem: "unreachable" };
    case "refused":
      return { screen: "refused", fileName, reason: context.reason ?? "otherFile" };
    case "ready":
      return photo("ready");
    case "waiting.wanted":
      return photo("waiting");
    case "uploading.wanted":
      return { screen: "uploading", fileName, preview, percent: Math.floor(share * 100) };
    case "uploaded.resting":
      return photo("uploaded");
    case "uploaded.notDeleted":
      return problem("notDeleted", false);
    case "stopped.wanted":
      return problem("loggedOut", true);
    case "failed.unanswered":
      return problem("unanswered", true);
    case "failed.full":
      return problem("tooManyImages", true);
    case "failed.refused":
      return problem(context.uploadRefusal ?? "unforeseen", false);
    case "failed.unforeseen":
      return problem("unforeseen", false);
    case "waiting.unwanted":
    case "uploading.unwanted":
    case "removing.asking":
      return removing(null);
    case "stopped.unwanted":
    case "removing.unreachable":
    case "removing.unsettled":
      return removing("unreachable");
    case "removed":
      return { screen: "removed", fileName };
  }
}
