import { useEffect, useRef } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom, AnyActorRef } from "xstate";
import { tourLeadSignUpMachine } from "#machines/tour-leads/tour-lead-sign-up/tour-lead-sign-up.machine.ts";
import { tourLeadSignUpView } from "#machines/tour-leads/tour-lead-sign-up/tour-lead-sign-up.view.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import type { PhotoSlot, ShowPhoto, StoreFiles } from "#src/photos/photo-list.tsx";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { focusOn } from "#src/ui/focus.ts";
import { tourLeadSignUpActors } from "./tour-lead-sign-up.actors.ts";
import { TourLeadSignUpScreen } from "./tour-lead-sign-up.screen.tsx";

type Attachment = NonNullable<Parameters<typeof tourLeadSignUpMachine.provide>[0]["actors"]>["attachment"];

export function TourLeadSignUp({
  token,
  pictures,
}: {
  token: string | null;
  pictures: PhotoSlot<Attachment>;
}) {
  const { api, flowLog } = useShop();
  const { refund_files: mostPhotos } = useFacts().settings;
  const machine = tourLeadSignUpMachine.provide({
    actors: { ...tourLeadSignUpActors(api), attachment: pictures.logic },
  });
  const actor = useActorRef(machine, { input: { token, mostPhotos }, inspect: flowLog.inspect });
  return (
    <TourLeadSignUpContent
      actor={actor}
      keepFiles={pictures.keepFiles}
      showPhoto={({ photoId }) => {
        const picture: AnyActorRef | undefined = actor.getSnapshot().children[photoId];
        return picture && pictures.show(picture);
      }}
    />
  );
}

export function TourLeadSignUpContent(props: {
  actor: ActorRefFrom<typeof tourLeadSignUpMachine>;
  keepFiles: StoreFiles;
  showPhoto: ShowPhoto;
}) {
  const { actor, keepFiles, showPhoto } = props;
  const view = useSelector(actor, tourLeadSignUpView, sameView);
  const container = useRef<HTMLDivElement>(null);
  const { screen } = view;
  const last = useRef(screen);
  useEffect(() => {
    if (screen === last.current) return;
    const first = last.current === "loading";
    last.current = screen;
    if (!first) focusOn(container.current);
  }, [screen]);
  return (
    <div ref={container}>
      <TourLeadSignUpScreen view={view} send={actor.send} keepFiles={keepFiles} showPhoto={showPhoto} />
    </div>
  );
}
