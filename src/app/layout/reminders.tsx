import { useWishListMerge } from "#src/flows/shopping/wish-list/wish-list.context.ts";
import { SessionEnded } from "./session-ended.tsx";
import { UnpaidOrder } from "./unpaid-order.tsx";

/** For customers, and for those whose session just ended; visitors do not load it. */
export default function Reminders() {
  useWishListMerge();
  return (
    <>
      <SessionEnded />
      <UnpaidOrder />
    </>
  );
}
