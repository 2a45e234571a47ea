import { useEffect, useRef, type ReactNode } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom, AnyActorRef } from "xstate";
import { tourLeadSignUpMachine } from "#machines/tour-leads/tour-lead-sign-up/tour-lead-sign-up.machine.ts";
import { tourLeadSignUpView } from "#machines/tour-leads/tour-lead-sign-up/tour-lead-sign-up.view.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { focusOn } from "#src/ui/focus.ts";
import type { ShowPicture } from "./pictures.tsx";
import type { StoreFiles } from "./sign-up-form.tsx";
import { tourLeadSignUpActors } from "./tour-lead-sign-up.actors.ts";
import { TourLeadSignUpScreen } from "./tour-lead-sign-up.screen.tsx";

/** The picture flow that the sign-up spawns: its logic, how to render it, and where the bytes are stored. */
export type PictureSlot = {
  logic: NonNullable<Parameters<typeof tourLeadSignUpMachine.provide>[0]["actors"]>["attachment"];
  show: (actor: AnyActorRef) => ReactNode;
  keepFiles: StoreFiles;
};

export function TourLeadSignUp({ token, pictures }: { token: string | null; pictures: PictureSlot }) {
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
      showPicture={({ photoId }) => {
        const picture: AnyActorRef | undefined = actor.getSnapshot().children[photoId];
        return picture && pictures.show(picture);
      }}
    />
  );
}

export function TourLeadSignUpContent(props: {
  actor: ActorRefFrom<typeof tourLeadSignUpMachine>;
  keepFiles: StoreFiles;
  showPicture: ShowPicture;
}) {
  const { actor, keepFiles, showPicture } = props;
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
      <TourLeadSignUpScreen view={view} send={actor.send} keepFiles={keepFiles} showPicture={showPicture} />
    </div>
  );
}
