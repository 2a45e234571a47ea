import { useEffect, useRef } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { couponMachine, couponView } from "#machines/shopping/coupon/coupon.machine.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { couponActors } from "./coupon.actors.ts";
import { useCouponCodes } from "#src/coupons/coupon-codes.ts";
import { acceptedCode, CouponScreen } from "./coupon.screen.tsx";

type Props = {
  /** Called once the code is stored. */
  onAdded?: () => void;
};

export default function Coupon(props: Props) {
  return <Running key={useCustomer()?.id} {...props} />;
}

function Running({ onAdded }: Props) {
  const { api, flowLog } = useShop();
  const marketLocale = useMarketLocale();
  const { add, codes, hasRoomFor } = useCouponCodes();
  const machine = couponMachine.provide({
    actors: couponActors({ api, marketLocale, hasRoomFor }),
    actions: {
      storeCode: (_, { code }) => {
        add(code);
        onAdded?.();
      },
    },
  });
  const actor = useActorRef(machine, { input: {}, inspect: flowLog.inspect });
  const accepted = useSelector(actor, (snapshot) => acceptedCode(couponView(snapshot).note));
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    const isRemoved = accepted !== null && before.current.includes(accepted) && !codes.includes(accepted);
    before.current = codes;
    if (isRemoved) actor.send({ type: "code.removed" });
  }, [actor, accepted, codes]);
  return <CouponContent actor={actor} />;
}

export function CouponContent({ actor }: { actor: ActorRefFrom<typeof couponMachine> }) {
  const view = useSelector(actor, couponView, sameView);
  return <CouponScreen view={view} send={actor.send} />;
}
