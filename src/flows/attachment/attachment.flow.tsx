import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { attachmentMachine } from "../../../machines/attachment/attachment.machine.ts";
import { attachmentView } from "../../../machines/attachment/attachment.view.ts";
import { sameView } from "../../shop/same-view.ts";
import { attachmentActors, type AttachmentActorDependencies } from "./attachment.actors.ts";
import { AttachmentScreen } from "./attachment.screen.tsx";

/** One photo, for any flow with photos to spawn. */
export const attachmentLogic = (dependencies: AttachmentActorDependencies) =>
  attachmentMachine.provide({
    actors: attachmentActors(dependencies),
    actions: { releasePhoto: (_, { photoId }) => dependencies.files.release(photoId) },
  });

/** A photo whose flow runs already. Nothing, once it is removed. */
export function Attachment({ actor }: { actor: ActorRefFrom<typeof attachmentMachine> }) {
  return <AttachmentScreen view={useSelector(actor, attachmentView, sameView)} send={actor.send} />;
}
