import { useEffect, useRef, type ReactNode } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom, AnyActorRef } from "xstate";
import type { RefundRequestFacts } from "#machines/after-sale/refund-request/refund-request.contract.ts";
import { refundRequestMachine } from "#machines/after-sale/refund-request/refund-request.machine.ts";
import { unsentPhotos } from "#domain/photo-states.ts";
import { refundRequestView } from "#machines/after-sale/refund-request/refund-request.view.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import type { PhotoSlot, ShowPhoto, StoreFiles } from "#src/photos/photo-list.tsx";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { focusOn } from "#src/ui/focus.ts";
import { refundRequestActors } from "./refund-request.actors.ts";
import { UnsentPhotos } from "./unsent-photos.tsx";
import { RefundRequestScreen } from "./refund-request.screen.tsx";

type Attachment = NonNullable<Parameters<typeof refundRequestMachine.provide>[0]["actors"]>["attachment"];

export function RefundRequest({
  source,
  photos,
  orderLink,
}: Pick<RefundRequestFacts, "source"> & { photos: PhotoSlot<Attachment>; orderLink: ReactNode }) {
  const { api, flowLog } = useShop();
  const { languageId } = useMarketLocale();
  const queries = useQueryClient();
  const machine = refundRequestMachine.provide({
    actors: { ...refundRequestActors({ api, languageId }), attachment: photos.logic },
    actions: {
      refreshRefunds: () => {
        for (const about of ["order", "cart", "refunds"])
          void queries.invalidateQueries({ queryKey: [about] });
      },
    },
  });
  const actor = useActorRef(machine, { input: { source }, inspect: flowLog.inspect });
  return (
    <RefundRequestContent
      actor={actor}
      orderLink={orderLink}
      keepFiles={photos.keepFiles}
      showPhoto={({ photoId }) => {
        const photo: AnyActorRef | undefined = actor.getSnapshot().children[photoId];
        return photo && photos.show(photo);
      }}
    />
  );
}

export function RefundRequestContent(props: {
  actor: ActorRefFrom<typeof refundRequestMachine>;
  keepFiles: StoreFiles;
  showPhoto: ShowPhoto;
  orderLink: ReactNode;
}) {
  const { actor, keepFiles, showPhoto, orderLink } = props;
  const view = useSelector(actor, refundRequestView, sameView);
  const orderId = useSelector(actor, ({ context }) => context.order?.id ?? null);
  const unsent = useSelector(actor, ({ context }) => unsentPhotos(context.photos).length);
  const container = useRef<HTMLDivElement>(null);
  const { screen } = view;
  const last = useRef(screen);
  useEffect(() => {
    if (screen === last.current) return;
    last.current = screen;
    if (screen !== "loading") focusOn(container.current);
  }, [screen]);
  return (
    <div ref={container}>
      {orderId !== null && (
        <UnsentPhotos orderId={orderId} count={unsent} isRequested={screen === "requested"} />
      )}
      <RefundRequestScreen
        view={view}
        send={actor.send}
        keepFiles={keepFiles}
        showPhoto={showPhoto}
        orderLink={orderLink}
      />
    </div>
  );
}
