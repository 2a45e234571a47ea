export const wishListMaximum = 100;
