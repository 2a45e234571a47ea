import { itemMaximum } from "#domain/specified-values.ts";
import { noContent, noMarketOrLanguage, notFound, ok, type Handlers } from "#server/http/reply.ts";
import { findCatalogueLocale } from "#server/commerce/catalogue/catalogue-locale.ts";
import type { Services } from "#server/commerce/services.ts";
import { addToCart, changeLine, findCart, removeLine } from "./cart.ts";
import { mergeCart } from "./merge-cart.ts";

type CartHandlers = Pick<
  Handlers,
  "getCart" | "addCartItem" | "changeCartItem" | "removeCartItem" | "mergeCart"
>;
const maximumExceeded = "Maximum number of items exceeded.";
const maximumAnd = (inCart: number) => ({
  code: "cart_maximum_exceeded" as const,
  params: { maximum: itemMaximum, in_cart: inCart },
});
const noLine = () => notFound("There is no such line in the cart.");

export const cartHandlers = (services: Services): CartHandlers => ({
  getCart: async ({ params, customer }) => {
    const { queries } = services.database;
    const locale = await findCatalogueLocale(services, params);
    if (!locale) return noMarketOrLanguage();
    return ok(await findCart(queries, locale, customer.id));
  },

  addCartItem: async ({ body, headers, customer, refuse }) => {
    const added = await addToCart(services, customer.id, body, headers["idempotency-key"]);
    switch (added.outcome) {
      case "added":
        return ok(added.line);
      case "noProduct":
        return refuse(404, "There is no such product.", {
          code: "invalid",
          errors: [{ field: "product_id", message: "is not a product of this shop" }],
        });
      case "noVariant":
        return refuse(404, "There is no such variant of the product.", {
          code: "invalid",
          errors: [{ field: "variant_id", message: "is not a variant of this product" }],
        });
      case "notForSale":
        return refuse(409, "This product is shown, not sold.", { code: "item_unavailable" });
      case "maximumExceeded":
        return refuse(409, maximumExceeded, maximumAnd(added.inCart));
      case "otherContent":
        return refuse(422, "This Idempotency-Key was used for something else.", { code: "key_reused" });
    }
  },

  changeCartItem: async ({ params, body, customer, refuse }) => {
    const changed = await changeLine(services, customer.id, params.id, body.count);
    switch (changed.outcome) {
      case "changed":
        return noContent;
      case "noLine":
        return noLine();
      case "maximumExceeded":
        return refuse(409, maximumExceeded, maximumAnd(changed.inCart));
    }
  },

  removeCartItem: async ({ params, customer }) =>
    (await removeLine(services, customer.id, params.id)) === "removed" ? noContent : noLine(),

  mergeCart: async ({ body, customer }) => ok({ clamped: await mergeCart(services, customer.id, body) }),
});
