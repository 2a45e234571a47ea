import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/**
 * Ports that were free when the run began, so that two runs on one machine don't meet. Playwright's workers and the
 * programs that serve get them from the first process by the environment.
 */
const ports = (process.env.E2E_PORTS ??= (await freePorts(11)).join()).split(",").map(Number);

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const free = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return free;
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
