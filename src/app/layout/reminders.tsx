import { useWishListMerge } from "../../flows/wish-list/wish-list.context.ts";
import { SessionEnded } from "./session-ended.tsx";
import { UnpaidOrder } from "./unpaid-order.tsx";

/** For customers, and for those who were one a moment ago; visitors need none of it. */
export default function Reminders() {
  useWishListMerge();
  return (
    <>
      <SessionEnded />
      <UnpaidOrder />
    </>
  );
}
