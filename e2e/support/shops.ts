/** The shops that the tests visit, each with a payment provider of its own, on ports of their own; at `bookPort` is its book. */
export const shops = {
  embedded: { url: "http://localhost:18080", port: 18080, sandboxPort: 18090, bookPort: 18091 },
  /** Its letters go to a mail server, which the test of letters runs. */
  postgres: { url: "http://localhost:18180", port: 18180, sandboxPort: 18190, bookPort: 18191 },
} as const;
export const mailServerPort = 18325;
/** The built workshop. */
export const workshop = { url: "http://localhost:18280" } as const;
export type ShopName = keyof typeof shops;
