/** In units of the order's currency. */
export const minimumOrderValue = 1;
