/** The shops under test with their payment sandboxes and ports; `bookPort` controls the sandbox. */
export const shops = {
  embedded: { url: "http://localhost:18080", port: 18080, sandboxPort: 18090, bookPort: 18091 },
  /** Sends mail to the SMTP server that the mail test runs. */
  postgres: { url: "http://localhost:18180", port: 18180, sandboxPort: 18190, bookPort: 18191 },
} as const;
export const mailServerPort = 18325;
export const workshop = { url: "http://localhost:18280" } as const;
export type ShopName = keyof typeof shops;
