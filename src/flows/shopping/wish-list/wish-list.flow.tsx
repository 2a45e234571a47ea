import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { wishListMachine } from "#machines/shopping/wish-list/wish-list.machine.ts";
import { wishListView } from "#machines/shopping/wish-list/wish-list.view.ts";
import { sameView } from "#src/shop/same-view.ts";
import { wishLists } from "#src/api/queries.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { wishListActors } from "./wish-list.actors.ts";
import { findWish, useWishList } from "./wish-list.context.ts";
import { WishListScreen } from "./wish-list.screen.tsx";

/** `variant_id`: the one that is shown. */
type Product = { id: string; variant_id: string; name: string };

export function WishList({ product, isOnList = false }: { product: Product; isOnList?: boolean }) {
  const { customerId, list } = useWishList();
  const [hasPressed, setPressed] = useState(false);
  if (customerId === undefined || !list.data) {
    const problem = hasPressed && list.isError ? "unreachable" : null;
    const press = () => {
      setPressed(true);
      void list.refetch();
    };
    return (
      <WishListScreen
        name={product.name}
        view={{ isWished: false, busy: list.isFetching, problem }}
        send={press}
        isWaiting={!list.isError}
      />
    );
  }
  const isWished = findWish(list.data, product.id) !== undefined;
  const key = `${product.variant_id} ${customerId}`;
  const props = { product, customerId, isWished, isOnList };
  return (
    <Heart key={key} {...props} firstPress={hasPressed ? "saves" : null} onHeard={() => setPressed(false)} />
  );
}

/** Starts the flow on the first press, because a list has many cards. */
export function CardHeart({ product }: { product: Product }) {
  const { customerId, list } = useWishList();
  const [isUsed, setUsed] = useState(false);
  // The list may be known before this part of a server-rendered page, which has no heart, is hydrated.
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!isHydrated || customerId === undefined || !list.data) return null;
  const isWished = findWish(list.data, product.id) !== undefined;
  if (isUsed)
    return <Heart key={customerId} {...{ product, customerId, isWished }} isOnCard firstPress="toggles" />;
  const view = { isWished, busy: false, problem: null };
  return <WishListScreen name={product.name} view={view} send={() => setUsed(true)} isOnCard />;
}

type HeartProps = {
  product: Product;
  customerId: string | null;
  isWished: boolean;
  isOnList?: boolean;
  isOnCard?: boolean;
  /** The press that started the flow; before the list is known, it saves. */
  firstPress?: "saves" | "toggles" | null;
  onHeard?: () => void;
};

function Heart({ product, customerId, isWished, firstPress = null, onHeard, ...place }: HeartProps) {
  const { api, browser, flowLog } = useShop();
  const queries = useQueryClient();
  const wish = { productId: product.id, variantId: product.variant_id };
  const machine = wishListMachine.provide({
    actors: wishListActors({ api, keeper: browser.storage, customerId, wish }),
    actions: { refreshLists: () => void queries.invalidateQueries(wishLists) },
  });
  const actor = useActorRef(machine, { input: { isWished }, inspect: flowLog.inspect });
  const isHeard = useRef(false);
  useEffect(() => {
    if (firstPress === null || isHeard.current) return;
    isHeard.current = true;
    onHeard?.();
    if (firstPress === "toggles" || !isWished) actor.send({ type: "wish.toggled" });
  }, [firstPress, onHeard, isWished, actor]);
  useEffect(() => {
    if (actor.getSnapshot().context.isWished !== isWished) actor.send({ type: "list.read", isWished });
  }, [isWished, actor]);
  return <WishListContent actor={actor} name={product.name} {...place} />;
}

type ShownProps = {
  actor: ActorRefFrom<typeof wishListMachine>;
  name: string;
  isOnList?: boolean;
  isOnCard?: boolean;
};

export function WishListContent({ actor, name, ...place }: ShownProps) {
  const view = useSelector(actor, wishListView, sameView);
  return <WishListScreen name={name} view={view} send={actor.send} {...place} />;
}
