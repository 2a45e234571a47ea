import type { CartChange, CartEvent } from "./cart.contract.ts";

type Event<Type extends CartEvent["type"]> = Extract<CartEvent, { type: Type }>;

export function toAddition({ productId, variantId, count, name, key }: Event<"line.added">): CartChange {
  return { kind: "add", productId, variantId, count, name, key };
}

export function toNewCount({ lineId, variantId, count }: Event<"count.changed">): CartChange {
  return count === 0 ? { kind: "remove", lineId, variantId } : { kind: "setCount", lineId, variantId, count };
}

export function toRemoval({ lineId, variantId }: Event<"line.removed">): CartChange {
  return { kind: "remove", lineId, variantId };
}
