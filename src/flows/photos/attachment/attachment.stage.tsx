import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { attachmentPaths } from "#machines/photos/attachment/attachment.paths.ts";
import { demoPicture } from "#workshop/stage/demo-shop.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { PhotoAddress } from "#src/photos/photo-address.ts";
import { Attachment } from "./attachment.flow.tsx";

export const attachmentStage: FlowStage<typeof attachmentPaths.machine> = { paths: attachmentPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof attachmentStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="refunds.photos.label" />
      </h1>
      <PhotoAddress value={() => demoPicture("olive-tree")}>
        <Attachment actor={actor} />
      </PhotoAddress>
    </main>
  );
}
