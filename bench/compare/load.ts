import autocannon from "autocannon";

type Scenario = { name: string; requests: autocannon.Request[] };
const connections = 32;
const seconds = 5;

/** Requests per second: server-rendered pages, an API list, and adding to a customer's cart. */
export async function throughput(url: string): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const { name, requests } of await scenarios(url)) {
    const run = (duration: number) => autocannon({ url, connections, duration, requests });
    await run(2);
    const result = await run(seconds);
    if (result.non2xx > 0) throw new Error(`${name}: ${result.non2xx} answers were refusals`);
    figures[name] = result.requests.average;
  }
  return figures;
}

async function scenarios(url: string): Promise<Scenario[]> {
  const headers = { cookie: "trellis_place=europe.en" };
  const page = (name: string, path: string): Scenario => ({ name, requests: [{ path, headers }] });
  const list = "/api/v1/products/search/en/europe?limit=24";
  const [product] = (await (await fetch(url + list)).json()) as { id: string }[];
  const login = await fetch(`${url}/api/v1/login/access-token`, {
    method: "POST",
    body: new URLSearchParams({ username: "customer@example.com", password: "Trellis-Demo-2026!" }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const adding = {
    method: "POST",
    path: "/api/v1/cart/",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ product_id: product!.id, count: 1 }),
  } as const;
  return [
    page("home, painted", "/en/"),
    page("list, painted", "/en/shop"),
    page("product, painted", "/en/product/boston-fern"),
    { name: "list, API", requests: [{ path: list }] },
    { name: "cart add, API", requests: [adding] },
  ];
}
