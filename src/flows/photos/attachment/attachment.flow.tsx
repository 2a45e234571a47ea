import { useEffect, useMemo } from "react";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { attachmentMachine } from "#machines/photos/attachment/attachment.machine.ts";
import { attachmentView } from "#machines/photos/attachment/attachment.view.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Api } from "#src/api/client.ts";
import { photoFiles, type PhotoFiles } from "#src/photos/photo-files.ts";
import type { PhotoSlot } from "#src/photos/photo-list.tsx";
import { photoPreparer } from "#src/photos/prepare-photo.ts";
import { sameView } from "#src/shop/same-view.ts";
import { attachmentActors, type AttachmentActorDependencies } from "./attachment.actors.ts";
import { AttachmentScreen } from "./attachment.screen.tsx";
import { refundPhotoStorage } from "./refund-photo-storage.ts";
import { tourLeadPhotoStorage } from "./tour-lead-photo-storage.ts";

/** One photo, spawned by any flow with photos. */
const attachmentLogic = (dependencies: AttachmentActorDependencies) =>
  attachmentMachine.provide({
    actors: attachmentActors(dependencies),
    actions: { releasePhoto: (_, { photoId }) => dependencies.files.release(photoId) },
  });

export const refundPhotoLogic = (api: Api, files: PhotoFiles) =>
  attachmentLogic({ files, shelf: refundPhotoStorage(api) });

export const tourLeadPhotoLogic = (api: Api, files: PhotoFiles, token: string) =>
  attachmentLogic({ files, shelf: tourLeadPhotoStorage(api, token) });

export function Attachment({ actor }: { actor: ActorRefFrom<typeof attachmentMachine> }) {
  return <AttachmentScreen view={useSelector(actor, attachmentView, sameView)} send={actor.send} />;
}

/** For a flow that holds photos. Their bytes are stored for as long as the page is open. */
export function usePhotos<Logic>(logicOf: (api: Api, files: PhotoFiles) => Logic): PhotoSlot<Logic> {
  const api = useApi();
  const files = useMemo(() => photoFiles(photoPreparer()), []);
  useEffect(() => files.releaseAll, [files]);
  return {
    logic: logicOf(api, files),
    show: (actor) => <Attachment actor={actor} />,
    keepFiles: (chosen) => chosen.map(files.add),
  };
}
