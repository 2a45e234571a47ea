import type { ReactNode } from "react";
import type { PhotoState } from "#domain/photo-states.ts";
import type { AttachmentView } from "#machines/photos/attachment/attachment.view.ts";
import { AttachmentScreen } from "#src/flows/photos/attachment/attachment.screen.tsx";
import { PhotoAddress } from "#src/photos/photo-address.ts";
import type { ShowPhoto, StoreFiles } from "#src/photos/photo-list.tsx";
import { demoPicture } from "#workshop/stage/demo-shop.ts";

/** Every photo shows a picture of the demo. */
export const StagedPhotos = ({ children }: { children: ReactNode }) => (
  <PhotoAddress value={() => demoPicture("olive-tree")}>{children}</PhotoAddress>
);

/** For a flow that holds photos, whose own flows do not run on a stage. */
export const stagedPhotos: { keepFiles: StoreFiles; showPhoto: ShowPhoto } = {
  keepFiles: (files) => files.map(({ name }) => ({ photoId: name, fileName: name })),
  showPhoto: (photo) => <AttachmentScreen view={viewOf(photo)} send={() => {}} />,
};

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
      return { screen: "problem", fileName, preview, problem: "unanswered", canRetry: true };
    case "loggedOut":
      return { screen: "problem", fileName, preview, problem: "loggedOut", canRetry: true };
    case "removing":
      return { screen: "removing", fileName, preview, problem: null };
    case "removed":
      return { screen: "removed", fileName };
  }
}
