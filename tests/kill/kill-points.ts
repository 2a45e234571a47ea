/** Moments between the first and last transaction of an order and of a refund, in order. */
export const killPoints = [
  "a guest's draft was saved",
  "the order was submitted",
  "the provider is asked for a payment",
  "the provider has made the payment",
  "the shop has heard of the payment",
  "the payment was prepared",
  "the provider is asked for the money",
  "the provider has taken the money",
  "the shop has heard of the money",
  "the payment was processed",
  "the order was cancelled",
  "the refund was drafted",
  "a photo was sent",
  "the refund was requested",
  "the contract was withdrawn from",
  "the provider is asked to pay back",
  "the provider has paid back",
  "the shop has heard that it is paid back",
  "the refund was decided",
  "a guest's order was kept",
] as const;
export type KillPoint = (typeof killPoints)[number];

export const isRefundKillPoint = (moment: KillPoint): boolean =>
  killPoints.indexOf(moment) >= killPoints.indexOf("the refund was drafted");

/** Waits for a kill point; the request that reaches it pauses until `act` is done. */
export function openKillPoints() {
  let waiting: { moment: KillPoint; come: () => void; done: Promise<void> } | null = null;
  return {
    reached: async (moment: KillPoint): Promise<void> => {
      if (waiting?.moment !== moment) return;
      const { come, done } = waiting;
      come();
      await done;
    },
    /** Runs an action at the next kill point; false if none was reached in time. */
    at: async (moment: KillPoint, act: () => Promise<void>, patience: number): Promise<boolean> => {
      const arrival = Promise.withResolvers<boolean>();
      const done = Promise.withResolvers<void>();
      const timer = setTimeout(() => arrival.resolve(false), patience);
      waiting = { moment, come: () => arrival.resolve(true), done: done.promise };
      const came = await arrival.promise;
      clearTimeout(timer);
      waiting = null;
      await act();
      done.resolve();
      return came;
    },
  };
}
export type KillPoints = ReturnType<typeof openKillPoints>;
