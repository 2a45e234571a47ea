/** Products on a wish list: as many as the shop tells of at once. */
export const wishListMaximum = 100;
