import { useEffect, useRef, useState } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { BoughtLine } from "#machines/after-sale/buy-again/buy-again.contract.ts";
import { buyAgainMachine } from "#machines/after-sale/buy-again/buy-again.machine.ts";
import { buyAgainView } from "#machines/after-sale/buy-again/buy-again.view.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { focusOn } from "#src/ui/focus.ts";
import { buyAgainActors } from "./buy-again.actors.ts";
import { BuyAgainScreen } from "./buy-again.screen.tsx";

export function BuyAgain({ lines }: { lines: readonly Omit<BoughtLine, "key">[] }) {
  const { api, flowLog, refreshCart } = useShop();
  const marketLocale = useMarketLocale();
  const [input] = useState(() => ({ lines: lines.map((line) => ({ ...line, key: crypto.randomUUID() })) }));
  const machine = buyAgainMachine.provide({
    actors: buyAgainActors({ api, marketLocale }),
    actions: { refreshCart: () => void refreshCart() },
  });
  return <BuyAgainContent actor={useActorRef(machine, { input, inspect: flowLog.inspect })} />;
}

export function BuyAgainContent({ actor }: { actor: ActorRefFrom<typeof buyAgainMachine> }) {
  const view = useSelector(actor, buyAgainView, sameView);
  const container = useRef<HTMLDivElement>(null);
  const isOffer = view.screen === "offer";
  // The button that had the focus is gone, so the focus moves to the message.
  useEffect(() => {
    if (!isOffer) focusOn(container.current);
  }, [isOffer]);
  return (
    <div ref={container}>
      <BuyAgainScreen view={view} send={actor.send} />
    </div>
  );
}
