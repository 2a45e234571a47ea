import type { CartChange, CartEvent } from "./cart.contract.ts";

type Event<Type extends CartEvent["type"]> = Extract<CartEvent, { type: Type }>;

export function toAddition({ productId, count, name, key }: Event<"line.added">): CartChange {
  return { kind: "add", productId, count, name, key };
}

export function toNewCount({ lineId, productId, count }: Event<"count.changed">): CartChange {
  return count === 0 ? { kind: "remove", lineId, productId } : { kind: "setCount", lineId, productId, count };
}

export function toRemoval({ lineId, productId }: Event<"line.removed">): CartChange {
  return { kind: "remove", lineId, productId };
}
