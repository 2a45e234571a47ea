import { useEffect, useRef } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { GuestFacts } from "#machines/shopping/guest/guest.contract.ts";
import { guestMachine } from "#machines/shopping/guest/guest.machine.ts";
import { guestView } from "#machines/shopping/guest/guest.view.ts";
import { useCustomer, useSessionView } from "#src/flows/account/session/session.context.ts";
import { useFlowLog } from "#src/recording/flow-log.ts";
import { focusOn } from "#src/ui/focus.ts";
import { sameView } from "#src/shop/same-view.ts";
import { GuestScreen, type GuestSlots } from "./guest.screen.tsx";

/** Whether the URL says that a guest asked for the log-in. `onAsked` adds an entry to the history with true, and replaces this one with false. */
type LogInUrl = { isAsked: boolean; onAsked: (isAsked: boolean) => void };

/** Who orders: a visitor does so as a guest, or logs in first. */
export function Guest({ input, logInUrl, ...slots }: GuestSlots & { input: GuestFacts; logInUrl: LogInUrl }) {
  const actor = useActorRef(guestMachine, { input, inspect: useFlowLog().inspect });
  const customer = useCustomer();
  const unconfirmed = useSessionView().screen === "emailNotConfirmed";
  const isKnown = customer !== undefined;
  const isCustomer = Boolean(customer);
  useEffect(() => {
    if (isKnown) actor.send({ type: "session.known", customer: isCustomer, unconfirmed });
  }, [actor, isKnown, isCustomer, unconfirmed]);
  useBackAndForward(actor, logInUrl);
  return <GuestContent actor={actor} {...slots} />;
}

function useBackAndForward(actor: ActorRefFrom<typeof guestMachine>, { isAsked, onAsked }: LogInUrl) {
  const { screen } = useSelector(actor, guestView, sameView);
  const last = useRef({ screen, isAsked });
  useEffect(() => {
    const before = last.current;
    last.current = { screen, isAsked };
    if (screen !== before.screen) {
      if (screen === "logIn" && before.screen === "guest" && !isAsked) onAsked(true);
      // A reload.
      else if (screen === "guest" && before.screen === "loading" && isAsked)
        actor.send({ type: "logIn.requested" });
      else if (screen !== "logIn" && isAsked) onAsked(false);
    } else if (isAsked !== before.isAsked) {
      if (isAsked && screen === "guest") actor.send({ type: "logIn.requested" });
      else if (!isAsked && screen === "logIn") actor.send({ type: "guest.requested" });
    }
  }, [actor, screen, isAsked, onAsked]);
}

export function GuestContent({ actor, ...slots }: GuestSlots & { actor: ActorRefFrom<typeof guestMachine> }) {
  const view = useSelector(actor, guestView, sameView);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(view.screen);
  // The button that was pressed is gone.
  useEffect(() => {
    const before = shown.current;
    shown.current = view.screen;
    if (before === "guest" && view.screen === "logIn") focusOn(content.current);
  }, [view.screen]);
  return (
    <div ref={content}>
      <GuestScreen view={view} send={actor.send} {...slots} />
    </div>
  );
}
