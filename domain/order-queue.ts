/** Counting stops here, because counting a million orders takes too long. */
export const maximumCountedOrders = 10_000;
