import { shopProcess } from "#tests/kill/shop-process.ts";
import { openListeningProxy } from "./listening-proxy.ts";
import { copyOfShop } from "./shop.ts";
import { freePort } from "#scripts/free-port.ts";
import { openVarnish } from "./varnish.ts";

export type CachedShop = Awaited<ReturnType<typeof openCachedShop>>;

/**
 * The shop's process behind a gate, a listening proxy, and Varnish in front. `ttl` seconds instead of ten: long
 * where a test should not depend on the machine's speed.
 */
export async function openCachedShop({ kept = 600, grace = 600 } = {}) {
  const copy = await copyOfShop();
  const port = await freePort();
  const line = await openListeningProxy(port);
  const environment = { ...copy.environment, DATA_DIR: copy.dataFolder };
  const shop = shopProcess(port, { ...environment, DEMO: "on", SHOP_GATE: "code:moss" });
  const [varnish] = await Promise.all([openVarnish(line.port, { grace }), shop.start()]);
  line.changeHeaders((headers) =>
    headers["surrogate-control"] === "max-age=10"
      ? { ...headers, "surrogate-control": `max-age=${kept}` }
      : headers,
  );
  const json = { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" };
  const { headers } = await varnish.ask("/api/v1/gate/", json, "POST", JSON.stringify({ word: "moss" }));
  const gate = headers["set-cookie"]![0]!.split(";")[0]!;
  return {
    ...varnish,
    shop,
    line,
    environment,
    /** The cookie of visitors who passed the gate. */
    gate,
    /** The request headers of such a visitor. */
    visitor: (place = "europe.en", more = "") => ({ cookie: `trellis_place=${place}; ${gate}${more}` }),
    close: async () => {
      await varnish.close();
      await shop.kill();
      line.close();
      await copy.remove();
    },
  };
}
