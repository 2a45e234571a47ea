import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { wishListMachine } from "./wish-list.machine.ts";

/** `unreachable`: `retry.requested` repeats the same attempt. */
export type WishProblem = "notFound" | "unforeseen" | "unreachable" | { maximum: number };

/** `isWished`: the customer's choice, saved or about to be. */
export type WishListView = { isWished: boolean; busy: boolean; problem: WishProblem | null };

export function wishListView({ value, context }: SnapshotFrom<typeof wishListMachine>): WishListView {
  const { isWanted: isWished, maximum } = context;
  const calm = (problem: WishProblem | null): WishListView => ({ isWished, busy: false, problem });
  switch (leafOf(value)) {
    case "choosing.settled":
      return calm(null);
    case "choosing.full":
      return calm({ maximum });
    case "choosing.gone":
      return calm("notFound");
    case "choosing.unforeseen":
      return calm("unforeseen");
    case "saving.unreachable":
      return calm("unreachable");
    case "saving.asking":
      return { isWished, busy: true, problem: null };
  }
}
