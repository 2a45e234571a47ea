import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CartChange } from "#machines/shopping/cart/cart.contract.ts";
import type { LinesView } from "#machines/shopping/cart/cart.view.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { cachedProducts, cartQuery, knownProductsQuery, productsByIdQuery } from "#src/api/queries.ts";
import type { ShownStock } from "#src/facts/stock-note.tsx";
import { useMarketLocale } from "#src/facts/use-facts.ts";

/** A line on screen. `product` is null if this market doesn't sell it, and while its price is not known. */
export type CartLineItem = {
  lineId: string;
  variantId: string;
  name: string;
  /** Null if the product has one variant. */
  variantName: string | null;
  image: Wire["Image"] | null;
  count: number;
  product: Wire["ProductSummary"] | null;
  isNotSold: boolean;
  /** Only in a customer's cart, with how many are left; the quote says it of a visitor's. */
  stock?: ShownStock;
};
export type CartLineItems =
  | { status: "waiting" }
  | { status: "failed"; retry: () => void }
  | { status: "ready"; lines: readonly CartLineItem[] };

/** The lines of the visitor or the customer, with pending changes applied. */
export function useCartLineItems(view: LinesView, customerId: string | null): CartLineItems {
  const api = useApi();
  const marketLocale = useMarketLocale();
  const queries = useQueryClient();
  const localLines = view.screen === "ownLines" || view.screen === "takingOver" ? view.lines : [];
  const ids = localLines.map(({ variantId }) => variantId);
  const isCustomers = view.screen === "customerLines" && customerId !== null;
  const products = useQuery(productsByIdQuery(api, marketLocale, ids));
  const isAnswered = products.isSuccess && !products.isPlaceholderData;
  const notSold = isAnswered
    ? ids.filter((id) => !products.data.some((product) => product.variant_id === id))
    : [];
  const known = useQuery(knownProductsQuery(api, marketLocale.languageId, notSold));
  const fetched = useQuery({ ...cartQuery(api, marketLocale, customerId ?? ""), enabled: isCustomers });
  const cached = cachedProducts(queries, marketLocale);
  switch (view.screen) {
    case "nothingYet":
      return { status: "waiting" };
    case "ownLines":
    case "takingOver": {
      const lines = localLines.map(({ variantId, count }): CartLineItem => {
        const isIt = ({ variant_id }: { variant_id: string }) => variant_id === variantId;
        const product = products.data?.find(isIt) ?? cached.get(variantId) ?? null;
        const named = product ?? known.data?.find(isIt);
        return {
          lineId: variantId,
          variantId,
          name: named?.name ?? "",
          variantName: named?.variant_name ?? null,
          image: named?.primary_image ?? null,
          count,
          product: notSold.includes(variantId) ? null : product,
          isNotSold: notSold.includes(variantId),
        };
      });
      const isNothingKnown =
        localLines.length > 0 && lines.every(({ product, isNotSold }) => !product && !isNotSold);
      if (!isNothingKnown) return { status: "ready", lines };
      return products.isError
        ? { status: "failed", retry: () => void products.refetch() }
        : { status: "waiting" };
    }
    case "customerLines": {
      if (fetched.isError && !fetched.data) {
        return { status: "failed", retry: () => void fetched.refetch() };
      }
      if (!fetched.data) return { status: "waiting" };
      const lines = fetched.data.map((item) => ({
        lineId: item.id,
        variantId: item.variant_id,
        name: item.name,
        variantName: item.variant_name,
        image: item.primary_image,
        count: item.count,
        product: item.product,
        isNotSold: item.product === null,
        stock: item,
      }));
      return { status: "ready", lines: applyPendingChanges(lines, view.pending, cached) };
    }
  }
}

type Products = ReadonlyMap<string, Wire["ProductSummary"]>;

/** The lines with the pending changes applied. A new line has the last known price, if any. */
export function applyPendingChanges(
  lines: readonly CartLineItem[],
  pending: readonly CartChange[],
  products: Products,
): CartLineItem[] {
  return pending.reduce<CartLineItem[]>(
    (changed, change) => withChange(changed, change, products),
    [...lines],
  );
}

function withChange(lines: CartLineItem[], change: CartChange, products: Products): CartLineItem[] {
  const isIt = (line: CartLineItem) => line.variantId === change.variantId;
  switch (change.kind) {
    case "add": {
      if (lines.some(isIt)) {
        return lines.map((line) => (isIt(line) ? { ...line, count: line.count + change.count } : line));
      }
      const { key, variantId, name, count } = change;
      const product = products.get(variantId) ?? null;
      const image = product?.primary_image ?? null;
      const variantName = product?.variant_name ?? null;
      return [
        ...lines,
        { lineId: key, variantId, name, variantName, image, count, product, isNotSold: false },
      ];
    }
    case "setCount":
      return lines.map((line) => (isIt(line) ? { ...line, count: change.count } : line));
    case "remove":
      return lines.filter((line) => !isIt(line));
  }
}

export const countOf = (lines: readonly { count: number }[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);
