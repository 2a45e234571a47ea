import autocannon from "autocannon";
import type { NumberedRequest, OpenShop } from "./shop.ts";

const connections = 8;
/** Warm-up requests come first, with other addresses. */
const [warmUps, measured] = [100, 400];

/** Responses per second when every request has an address that was not requested before. */
export async function coldPerSecond(shop: OpenShop, request: NumberedRequest, from = 0): Promise<number> {
  await send(shop, request, from, warmUps);
  return send(shop, request, from + warmUps, measured);
}

async function send({ url }: OpenShop, request: NumberedRequest, from: number, amount: number) {
  let next = from;
  let ended = 0;
  let wrong = "";
  const began = performance.now();
  const { errors, non2xx } = await autocannon({
    url,
    connections,
    amount,
    requests: [
      {
        setupRequest: (blank) => ({ ...blank, ...request(next++) }),
        onResponse: (_status, body) => {
          ended = performance.now();
          // GraphQL answers 200 to what it refuses.
          if (body.includes('"errors":[') || body.includes('"errorCode":')) wrong = body;
        },
      },
    ],
  });
  const { method = "GET", path } = request(from);
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors + non2xx} refusals of ${method} ${path}`);
  if (wrong !== "") throw new Error(`${url} answers ${method} ${path}: ${wrong.slice(0, 500)}`);
  return (amount * 1_000) / (ended - began);
}
