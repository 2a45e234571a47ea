import { useEffect, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { wishListMachine } from "../../../machines/wish-list/wish-list.machine.ts";
import { wishListView } from "../../../machines/wish-list/wish-list.view.ts";
import { sameView } from "../../shop/same-view.ts";
import { wishLists } from "../../api/queries.ts";
import { useShop } from "../../shop/shop-context.ts";
import { wishListActors } from "./wish-list.actors.ts";
import { useWishList } from "./wish-list.context.ts";
import { WishListScreen } from "./wish-list.screen.tsx";

type Product = { id: string; name: string };

/** A heart for a product: on the wish list, or off it. */
export function WishList({ product, isOnList = false }: { product: Product; isOnList?: boolean }) {
  const { customerId, list } = useWishList();
  const [hasPressed, setPressed] = useState(false);
  if (customerId === undefined || !list.data) {
    const problem = hasPressed && list.isError ? "unreachable" : null;
    const ask = () => {
      setPressed(true);
      void list.refetch();
    };
    return (
      <WishListScreen
        name={product.name}
        view={{ isWished: false, busy: list.isFetching, problem }}
        send={ask}
        isWaiting={!list.isError}
      />
    );
  }
  const isWished = list.data.includes(product.id);
  const key = `${product.id} ${customerId}`;
  const props = { product, customerId, isWished, isOnList };
  return <Heart key={key} {...props} wasPressed={hasPressed} onHeard={() => setPressed(false)} />;
}

type HeartProps = {
  product: Product;
  customerId: string | null;
  isWished: boolean;
  isOnList: boolean;
  /** Before the list was there: it is saved now. */
  wasPressed: boolean;
  onHeard: () => void;
};

function Heart({ product, customerId, isWished, isOnList, wasPressed, onHeard }: HeartProps) {
  const { api, browser, flowLog } = useShop();
  const queries = useQueryClient();
  const machine = wishListMachine.provide({
    actors: wishListActors({ api, keeper: browser.kept, customerId, productId: product.id }),
    actions: { refreshLists: () => void queries.invalidateQueries(wishLists) },
  });
  const actor = useActorRef(machine, { input: { isWished }, inspect: flowLog.inspect });
  useEffect(() => {
    if (!wasPressed) return;
    onHeard();
    if (!isWished) actor.send({ type: "wish.toggled" });
  }, [wasPressed, onHeard, isWished, actor]);
  useEffect(() => {
    if (actor.getSnapshot().context.isWished !== isWished) actor.send({ type: "list.read", isWished });
  }, [isWished, actor]);
  return <WishListShown actor={actor} name={product.name} isOnList={isOnList} />;
}

type ShownProps = { actor: ActorRefFrom<typeof wishListMachine>; name: string; isOnList?: boolean };

/** A flow that runs already. */
export function WishListShown({ actor, name, isOnList = false }: ShownProps) {
  const view = useSelector(actor, wishListView, sameView);
  return <WishListScreen name={name} view={view} send={actor.send} isOnList={isOnList} />;
}
