import { freePort } from "#scripts/free-port.ts";

/** Playwright's first process holds them until the run ends; its workers and the programs that serve get them by the environment. */
const ports = (process.env.E2E_PORTS ??= (await freePorts(11)).join()).split(",").map(Number);

function freePorts(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, freePort));
}

const shopAt = ([port, sandboxPort, bookPort]: number[]) => ({
  url: `http://localhost:${port}`,
  port: port!,
  sandboxPort: sandboxPort!,
  bookPort: bookPort!,
});

/** The shops under test with their payment sandboxes; `bookPort` controls the sandbox. */
export const shops = {
  embedded: shopAt(ports.slice(0, 3)),
  /** Sends mail to the SMTP server that the mail test runs. */
  postgres: shopAt(ports.slice(3, 6)),
};
/** The shop in development, which the inspector's tests start. */
export const devShop = shopAt(ports.slice(8, 11));
export const mailServerPort = ports[6]!;
export const workshop = { url: `http://localhost:${ports[7]}` };
export type ShopName = keyof typeof shops;
