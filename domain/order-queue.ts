/** Of the orders of all customers so many are counted; nobody needs to know how many more there are, and counting a million takes a while. */
export const maximumCountedOrders = 10_000;
