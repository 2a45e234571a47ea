/** How many of one product a cart may hold. */
export const itemMaximum = 1_000_000;
