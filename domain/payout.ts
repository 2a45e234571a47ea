/** In each currency: the least that a tour lead is paid out at once. */
export const payoutMinimum = 1;
