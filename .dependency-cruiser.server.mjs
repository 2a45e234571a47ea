import { layerRules } from "./.dependency-cruiser.layers.mjs";

/** The areas of `server/commerce/` that have a rule below. */
const areas =
  "audit|captcha|documents|images|mail|markets|accounts|authenticators|administrators|catalogue|content|points|commissions|payouts|tour-leads|vat-ids|stock|stock-alerts|promotions|cart|orders|guests|payment|invoices|statements|self-billing|refunds|reconciliation|fulfilment|contact|personal-data";

/**
 * Which area of the server may import which.
 * @type {(never: (name: string, comment: string, from: object, to: object) => object, aside: string) => object[]}
 */
export const serverRules = (never, aside) => {
  /**
   * An area of the server, or several independent ones: they may import only the areas before them.
   * @type {(name: string, comment: string, areas: string, before?: string) => object}
   */
  const area = (name, comment, areas, before) =>
    never(
      name,
      comment,
      { path: `^server/commerce/(${areas})/`, pathNot: aside },
      {
        path: "^server/commerce/",
        pathNot: [
          "^server/commerce/$1/",
          `^server/commerce/(${["audit", "mail", before].filter(Boolean).join("|")})/`,
          "^server/commerce/services\\.ts$",
        ],
      },
    );

  return [
    ...layerRules(never, aside),
    area(
      "services-know-no-area",
      "Documents, pictures, captchas, mail and the audit log serve every area, so they change with none.",
      "audit|captcha|documents|images|mail",
    ),
    never(
      "telemetry-knows-no-area",
      "Every area reports to telemetry, so it may know none of them.",
      { path: "^server/platform/telemetry/", pathNot: aside },
      { path: "^server/", pathNot: ["^server/platform/telemetry/", "^server/platform/[^/]+\\.ts$"] },
    ),
    never(
      "opentelemetry-is-loaded-on-demand",
      "OpenTelemetry is loaded by one dynamic import, only if its settings ask for it.",
      { path: "^server/", pathNot: [aside, "^server/platform/telemetry/open-telemetry/"] },
      {
        path: "(^|/)(node_modules/@opentelemetry|server/platform/telemetry/open-telemetry)/",
        dynamic: false,
        dependencyTypesNot: ["type-only"],
      },
    ),
    area(
      "markets-come-first",
      "Markets, languages and settings are used by every area and use none.",
      "markets",
    ),
    area(
      "accounts-and-catalogue-keep-apart",
      "Who buys and what is sold meet in the cart and nowhere before.",
      "accounts|catalogue",
      "captcha|images|markets",
    ),
    area(
      "authenticators-prove-an-account",
      "Passkeys and codes prove who an account's owner is; an account logs in by its password without them.",
      "authenticators",
      "accounts|markets",
    ),
    area(
      "administrators-are-appointed-accounts",
      "The operator appoints an account that is there without its role; what proves it starts anew.",
      "administrators",
      "accounts|authenticators|markets",
    ),
    area(
      "content-shows-the-catalogue",
      "Pages, menus and promos lead to products; a product knows nothing of who points at it.",
      "content",
      "catalogue|markets",
    ),
    area(
      "points-are-a-ledger",
      "Orders book points and commissions; a ledger that knew orders could not be booked by refunds as well.",
      "points|commissions",
      "accounts|markets",
    ),
    area(
      "tour-leads-have-an-account",
      "A tour lead is a customer with a code; what comes of it is booked elsewhere.",
      "tour-leads",
      "accounts|images|markets",
    ),
    area(
      "payouts-empty-a-ledger",
      "A payout takes from what the ledger of commissions holds; the ledger knows nothing of banks.",
      "payouts",
      "accounts|commissions|markets",
    ),
    area(
      "vat-ids-are-checked-before-an-order",
      "Whether the register confirms a VAT id is a fact about a business; what it does to prices is the order's.",
      "vat-ids",
      "markets",
    ),
    area(
      "stock-counts-variants",
      "Orders, carts and refunds move stock and use promotions, which know variants, but no order.",
      "stock|stock-alerts|promotions",
      "accounts|catalogue|markets|stock",
    ),
    area(
      "cart-knows-no-order",
      "A cart lives without orders, an order not without a cart.",
      "cart",
      "accounts|catalogue|markets|stock",
    ),
    area(
      "orders-know-no-payment",
      "An order is placed, cancelled and shown however it is paid, and also where points pay it.",
      "orders",
      "accounts|cart|catalogue|commissions|content|documents|markets|points|promotions|stock|vat-ids",
    ),
    area(
      "guests-order-without-an-account",
      "A guest's order is one like any other once it is there; only its beginning and the way back to it are a guest's.",
      "guests",
      "accounts|cart|markets|orders|promotions",
    ),
    area(
      "payment-and-invoices-come-last",
      "Both follow an order and neither the other: an invoice is made of what the order froze, however it was paid.",
      "payment|invoices",
      "accounts|documents|markets|orders|points",
    ),
    area(
      "statements-read-a-ledger",
      "A tour lead's statement is drawn as an invoice is, of entries that stand already; it writes nothing.",
      "statements",
      "accounts|commissions|invoices|markets|orders",
    ),
    area(
      "self-billing-follows-a-payout",
      "A payout is paid whether or not an invoice is written for it; the invoice is drawn as a customer's is.",
      "self-billing",
      "accounts|documents|invoices|markets|orders|payouts",
    ),
    area(
      "refunds-follow-a-payment",
      "A refund gives back what an order was paid with; the order shows its refunds by their rows alone.",
      "refunds",
      "accounts|commissions|documents|images|markets|orders|payment|points|stock",
    ),
    area(
      "reconciliation-follows-payments-and-refunds",
      "What the provider says by itself is looked up and settled as a payment or a refund; neither knows of it.",
      "reconciliation",
      "markets|orders|payment|refunds",
    ),
    area(
      "fulfilment-follows-an-order",
      "What is sent was paid, however that was, and what came back of it stands in its lines.",
      "fulfilment",
      "accounts|invoices|markets|orders|points|stock|vat-ids",
    ),
    area(
      "contact-names-an-order",
      "A message names its sender's order by what the order shows of itself; nothing else knows of messages.",
      "contact",
      "accounts|captcha|markets|orders",
    ),
    area(
      "personal-data-gathers",
      "What a customer may take along or have deleted is in many areas, none of which need know of it.",
      "personal-data",
      "accounts|authenticators|cart|commissions|fulfilment|mail|markets|orders|points|refunds|payouts|stock-alerts|tour-leads|vat-ids",
    ),
    never(
      "every-area-has-a-rule",
      "A new folder needs a rule above; without one it could import anything.",
      {
        path: "^server/(commerce/[^/]+|[^/]+)/",
        pathNot: [
          aside,
          "^server/(platform|http|ssr|operations)/",
          `^server/commerce/(${areas})/`,
          "^server/commerce/services\\.ts$",
        ],
      },
      { path: "^server/", pathNot: "^server/$1/" },
    ),
    never(
      "handlers-know-no-sql",
      "A handler turns an outcome into a reply; a statement in it runs outside a use-case's transaction and locks.",
      { path: "^server/.*\\.handlers\\.ts$" },
      { path: "(^server/platform/database/|(^|/)node_modules/(drizzle-orm|pg|@electric-sql)/)" },
    ),
    never(
      "common-passwords-stay-on-the-server",
      "The list of common passwords is larger than the whole entry, and visitors need only the answer.",
      { path: "^(domain|machines|src|workshop)/" },
      { path: "(^|/)node_modules/@zxcvbn-ts/" },
    ),
  ];
};
