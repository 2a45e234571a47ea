/** As many products as the API returns in one request. */
export const wishListMaximum = 100;
