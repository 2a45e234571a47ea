import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import type { PhotoState } from "#domain/photo-states.ts";
import type { AttachmentView } from "#machines/photos/attachment/attachment.view.ts";
import { tourLeadSignUpPaths } from "#machines/tour-leads/tour-lead-sign-up/tour-lead-sign-up.paths.ts";
import { demoPicture } from "#workshop/stage/demo-shop.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { PhotoAddress } from "#src/photos/photo-address.ts";
import { AttachmentScreen } from "#src/flows/photos/attachment/attachment.screen.tsx";
import { TourLeadSignUpContent } from "./tour-lead-sign-up.flow.tsx";

export const tourLeadSignUpStage: FlowStage<typeof tourLeadSignUpPaths.machine> = {
  paths: tourLeadSignUpPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof tourLeadSignUpStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="tour_leads.title" />
      </h1>
      <PhotoAddress value={() => demoPicture("olive-tree")}>
        <TourLeadSignUpContent
          actor={actor}
          keepFiles={(files) => files.map(({ name }) => ({ photoId: name, fileName: name }))}
          showPicture={(photo) => <AttachmentScreen view={viewOf(photo)} send={() => {}} />}
        />
      </PhotoAddress>
    </main>
  );
}

function viewOf({ fileName, stage, share }: PhotoState): AttachmentView {
  const preview = "olive-tree";
  switch (stage) {
    case "reading":
      return { screen: "reading", fileName, problem: null };
    case "refused":
      return { screen: "refused", fileName, reason: "otherFile" };
    case "ready":
    case "waiting":
    case "uploaded":
      return { screen: "photo", fileName, preview, is: stage };
    case "uploading":
      return { screen: "uploading", fileName, preview, percent: Math.floor(100 * share) };
    case "failed":
    case "loggedOut":
      return { screen: "problem", fileName, preview, problem: "unanswered", canRetry: true };
    case "removing":
      return { screen: "removing", fileName, preview, problem: null };
    case "removed":
      return { screen: "removed", fileName };
  }
}
