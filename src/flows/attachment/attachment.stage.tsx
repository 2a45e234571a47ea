import type { ComponentProps } from "react";
import { attachmentPaths } from "../../../machines/attachment/attachment.paths.ts";
import type { FlowStage } from "../../../workshop/stories/flow-stage.ts";
import { AttachmentShown } from "./attachment.flow.tsx";

export const attachmentStage: FlowStage<typeof attachmentPaths.machine> = { paths: attachmentPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof attachmentStage)["Screen"]>) {
  return (
    <main>
      <AttachmentShown actor={actor} />
    </main>
  );
}
