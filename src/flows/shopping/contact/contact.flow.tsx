import { useEffect, useMemo, useRef } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { ContactFacts } from "#machines/shopping/contact/contact.contract.ts";
import { contactMachine } from "#machines/shopping/contact/contact.machine.ts";
import { contactView } from "#machines/shopping/contact/contact.view.ts";
import { captchaSolver } from "#src/captcha/captcha.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { focusOn } from "#src/ui/focus.ts";
import { contactActors } from "./contact.actors.ts";
import { ContactScreen } from "./contact.screen.tsx";

export function Contact({ input }: { input: ContactFacts }) {
  const { api, flowLog } = useShop();
  const { languageId } = useMarketLocale();
  const captcha = useMemo(() => captchaSolver(api), [api]);
  const machine = contactMachine.provide({ actors: contactActors({ api, captcha, languageId }) });
  const actor = useActorRef(machine, { input, inspect: flowLog.inspect });
  return (
    <div onFocus={captcha.prepare}>
      <ContactContent actor={actor} />
    </div>
  );
}

export function ContactContent({ actor }: { actor: ActorRefFrom<typeof contactMachine> }) {
  const view = useSelector(actor, contactView, sameView);
  const container = useRef<HTMLDivElement>(null);
  const isSent = view.screen === "sent";
  // The form that had the focus is gone, so the focus moves to the message.
  useEffect(() => {
    if (!isSent) return;
    container.current?.scrollIntoView({ block: "nearest" });
    focusOn(container.current);
  }, [isSent]);
  return (
    <div ref={container}>
      <ContactScreen view={view} send={actor.send} />
    </div>
  );
}
