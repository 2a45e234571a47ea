/** The shop's named links, as paths below the language prefix. Every address in a screen comes from here. */
export const links = {
  home: "/",
  welcome: "/welcome-page",
  shop: "/shop",
  cart: "/cart",
  /** The cart, which says that the order could not be placed. */
  cartOutdated: "/cart?why=outdated",
  checkout: "/checkout",
  login: "/login",
  myaccount: "/user/account",
  search: (term?: string) => (term ? `/product-search?term=${encodeURIComponent(term)}` : "/product-search"),
  page: (url: string) => `/page/${url}`,
  product: (fragment: string) => `/product/${fragment}`,
  category: (...fragments: readonly string[]) => `/product-categories/${fragments.join("/")}`,
  confirmOrder: (orderId?: string) => (orderId ? `/confirm-order?order=${orderId}` : "/confirm-order"),
  orderAccepted: (orderId: string) => `/order-accepted/${orderId}`,
} as const;

/** A local path to come back to, or null: never another site's address. */
export function localPath(path: string | null): string | null {
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}
