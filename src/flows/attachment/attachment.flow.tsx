import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { AttachmentFacts } from "../../../machines/attachment/attachment.contract.ts";
import { attachmentMachine } from "../../../machines/attachment/attachment.machine.ts";
import { attachmentView } from "../../../machines/attachment/attachment.view.ts";
import { useShop } from "../../shop/shop-context.ts";
import { attachmentActors } from "./attachment.actors.ts";
import { AttachmentScreen } from "./attachment.screen.tsx";

/** Where the machine, its ports and its screen meet. A page places it. */
export function Attachment({ input }: { input: AttachmentFacts }) {
  const { api, flowLog } = useShop();
  const machine = attachmentMachine.provide({ actors: attachmentActors(api) });
  return <AttachmentShown actor={useActorRef(machine, { input, inspect: flowLog.inspect })} />;
}

/** A flow that runs already. */
export function AttachmentShown({ actor }: { actor: ActorRefFrom<typeof attachmentMachine> }) {
  return <AttachmentScreen view={useSelector(actor, attachmentView)} send={actor.send} />;
}
