import { useQuery } from "@tanstack/react-query";
import type { CartChange } from "../../../machines/cart/cart.contract.ts";
import type { LinesView } from "../../../machines/cart/cart.view.ts";
import { useApi } from "../../api/api-context.ts";
import type { Wire } from "../../api/client.ts";
import { cartQuery, productsByIdQuery } from "../../api/queries.ts";
import { usePlace } from "../../facts/use-facts.ts";

/** A line on screen. `product` is null if this market doesn't sell it. */
export type ShownLine = {
  lineId: string;
  productId: string;
  name: string;
  count: number;
  product: Wire["ProductSummary"] | null;
};
export type ShownLines =
  | { status: "waiting" }
  | { status: "failed" }
  | { status: "ready"; lines: readonly ShownLine[] };

/** The visitor's or customer's lines, with pending changes already applied. */
export function useShownLines(view: LinesView, customerId: string | null): ShownLines {
  const api = useApi();
  const place = usePlace();
  const own = view.sees === "ownLines" || view.sees === "takingOver" ? view.lines : [];
  const ids = own.map(({ productId }) => productId);
  const isCustomers = view.sees === "customerLines" && customerId !== null;
  const products = useQuery(productsByIdQuery(api, place, ids));
  const fetched = useQuery({ ...cartQuery(api, place, customerId ?? ""), enabled: isCustomers });
  switch (view.sees) {
    case "nothingYet":
      return { status: "waiting" };
    case "ownLines":
    case "takingOver": {
      if (own.length === 0) return { status: "ready", lines: [] };
      if (products.isError) return { status: "failed" };
      if (!products.data) return { status: "waiting" };
      const known = products.data;
      return {
        status: "ready",
        lines: own.map(({ productId, count }) => {
          const product = known.find(({ id }) => id === productId) ?? null;
          return { lineId: productId, productId, count, product, name: product?.name ?? "" };
        }),
      };
    }
    case "customerLines": {
      if (fetched.isError && !fetched.data) return { status: "failed" };
      if (!fetched.data) return { status: "waiting" };
      const lines = fetched.data.map((item) => ({
        lineId: item.id,
        productId: item.product_id,
        name: item.name,
        count: item.count,
        product: item.product,
      }));
      return { status: "ready", lines: withChanges(lines, view.pending) };
    }
  }
}

/** The lines as they will be once the pending changes are made. */
export function withChanges(lines: readonly ShownLine[], pending: readonly CartChange[]): ShownLine[] {
  return pending.reduce<ShownLine[]>(withChange, [...lines]);
}

function withChange(lines: ShownLine[], change: CartChange): ShownLine[] {
  const isIt = (line: ShownLine) => line.productId === change.productId;
  switch (change.kind) {
    case "add":
      return lines.some(isIt)
        ? lines.map((line) => (isIt(line) ? { ...line, count: line.count + change.count } : line))
        : [...lines, { lineId: change.key, product: null, ...change }];
    case "setCount":
      return lines.map((line) => (isIt(line) ? { ...line, count: change.count } : line));
    case "remove":
      return lines.filter((line) => !isIt(line));
  }
}

export const countOf = (lines: readonly { count: number }[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);
