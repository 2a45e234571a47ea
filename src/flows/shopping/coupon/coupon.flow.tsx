import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { couponMachine, couponView } from "#machines/shopping/coupon/coupon.machine.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { couponActors } from "./coupon.actors.ts";
import { useCouponCodes } from "#src/coupons/coupon-codes.ts";
import { CouponScreen } from "./coupon.screen.tsx";

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
  const { add } = useCouponCodes();
  const machine = couponMachine.provide({
    actors: couponActors({ api, marketLocale }),
    actions: {
      storeCode: (_, { code }) => {
        add(code);
        onAdded?.();
      },
    },
  });
  const actor = useActorRef(machine, { input: {}, inspect: flowLog.inspect });
  return <CouponContent actor={actor} />;
}

export function CouponContent({ actor }: { actor: ActorRefFrom<typeof couponMachine> }) {
  const view = useSelector(actor, couponView, sameView);
  return <CouponScreen view={view} send={actor.send} />;
}
