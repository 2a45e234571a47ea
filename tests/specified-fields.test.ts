import { describe, expect, test } from "vitest";
import type { StatementId } from "#specification/statements.ts";
import { document, operation, operations } from "./support/contract.ts";
import { requirements } from "./support/requirements.ts";

type Schema = { $ref?: string; allOf?: Schema[]; oneOf?: Schema[]; properties?: Record<string, Schema> } & {
  items?: Schema;
  type?: string | string[];
  additionalProperties?: Schema | boolean;
  enum?: unknown[];
  default?: unknown;
  pattern?: string;
};
const schemas = document.components["schemas"] as Record<string, Schema>;
const resolve = (schema: Schema): Schema =>
  schema.$ref ? resolve(schemas[schema.$ref.split("/").at(-1)!]!) : schema;
const propertiesOf = (schema: Schema): Record<string, Schema> => {
  const { allOf = [], properties = {} } = resolve(schema);
  return Object.assign({}, ...allOf.map(propertiesOf), properties);
};
const fieldsOf = (name: string): string[] => Object.keys(propertiesOf(schemas[name]!));
const field = (name: string, key: string): Schema => propertiesOf(schemas[name]!)[key]!;
const isNullable = ({ type, oneOf = [] }: Schema) =>
  [type, ...oneOf.map((one) => one.type)].flat().includes("null");

/** The specification's section 3: each entity's schema in the contract and its fields. */
const answered: readonly (readonly [StatementId, schema: string, fields: string])[] = [
  [
    "entities.product",
    "Product",
    "id url_fragment created_at categories reference allow_purchase name description price price_includes_vat discounted_price discounted_price_includes_vat points primary_category_id primary_category images related_products primary_image",
  ],
  ["entities.image", "Image", "id file_name customer_id holder_id holder_type"],
  [
    "entities.refund-image",
    "RefundImage",
    "id file_name customer_id holder_id holder_type order_return_id image_height image_width",
  ],
  [
    "entities.category",
    "Category",
    "id created_at updated_at url_fragment parent_id position name description image_id image parent_category children product_count",
  ],
  ["entities.static-page", "Page", "id url_fragment name content created_at updated_at"],
  ["entities.recommended-product", "RecommendedProduct", "position product_id product"],
  [
    "entities.promo",
    "Promo",
    "id market_id link position category_id product_id text_page_id label image_id image",
  ],
  ["entities.cart-item", "CartItem", "id product_id product count"],
  [
    "entities.user",
    "Customer",
    "id email delivery_address invoice_address commission_balances commission_payout_sums role email_confirmed first_name last_name full_name points points_in_deposit created_at updated_at tour_lead_code has_tour_lead language",
  ],
  [
    "entities.address",
    "Address",
    "first_name last_name company street additional_info city zip_code country phone id_order",
  ],
  [
    "entities.order",
    "Order",
    "id note reference created_at updated_at language_id market_id currency currency_sign vat_rate shipping_cost_incl_vat shipping_cost_excl_vat total_price_excl_vat total_price_incl_vat total_refund_excl_vat total_refund_incl_vat total_item_count used_points current_status payment_id payment_method paid_with_points delivery_address invoice_address items invoice_number documents order_returns is_paid has_requested_return shipping_options",
  ],
  [
    "entities.order-item",
    "OrderItem",
    "id id_order product_id product_name product_name_local price count refunded_count",
  ],
  ["entities.document", "Document", "id order_id created_at updated_at file_name content_type document_type"],
  [
    "entities.market",
    "Market",
    "id name countries currency currency_sign currency_precision languages vat_rate exclude_eu_vat_areas",
  ],
  [
    "entities.language",
    "Language",
    "id name currency_format date_format time_format plural_rules plural_rules_expression translations",
  ],
  [
    "entities.menu-entry",
    "MenuEntry",
    "id position name link product_id category_id text_page_id parent_id children",
  ],
  [
    "entities.footer-entry",
    "FooterEntry",
    "id column row name link translations product_id category_id text_page_id",
  ],
  [
    "entities.point-transaction",
    "PointTransaction",
    "id transaction_type created_at updated_at amount order",
  ],
  [
    "entities.commission-transaction",
    "CommissionTransaction",
    "id created_at order_id order currency transaction_type value",
  ],
  [
    "entities.refund",
    "Refund",
    "id created_at order_id order images items note total_amount total_refunded_count current_status",
  ],
  [
    "entities.tour-lead",
    "TourLead",
    "id created_at invited_at first_name last_name status email tour_lead_code images",
  ],
  ["entities.sign-up", "SignUp", "email password language tour_lead_code"],
  ["entities.image-upload", "ImageUpload", "file_name content_type image_data"],
  ["entities.image-upload-public", "TourLeadImageUpload", "file_name content_type image_data is_public"],
];

test.each(answered)("%s: the contract's %s has its fields", (_, schema, fields) => {
  requirements(
    "entities.product",
    "entities.image",
    "entities.refund-image",
    "entities.image-upload",
    "entities.image-upload-public",
    "entities.category",
    "entities.static-page",
    "entities.recommended-product",
    "entities.promo",
    "entities.cart-item",
    "entities.user",
    "entities.sign-up",
    "entities.address",
    "entities.order",
    "entities.order-item",
    "entities.document",
    "entities.market",
    "entities.language",
    "entities.menu-entry",
    "entities.footer-entry",
    "entities.point-transaction",
    "entities.commission-transaction",
    "entities.refund",
    "entities.tour-lead",
  );
  expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields.split(" ")));
});

describe("a field has the form that the specification gives it", () => {
  test("an order's flags are booleans, and a market's id is a string", () => {
    requirements("entities.product", "entities.order", "entities.market");
    expect(["paid_with_points", "is_paid"].map((name) => resolve(field("Order", name)).type)).toEqual([
      "boolean",
      "boolean",
    ]);
    expect(resolve(field("Product", "allow_purchase")).type).toBe("boolean");
    expect(resolve(field("Market", "id")).type).toBe("string");
  });

  test("a promo's targets may be null", () => {
    requirements("entities.promo-targets");
    const targets = ["category_id", "product_id", "text_page_id"].map((name) => field("Promo", name));
    expect(targets.map(isNullable)).toEqual([true, true, true]);
  });

  test("a category has one image, whose holder it is", () => {
    requirements("entities.category-image");
    expect(field("Category", "image").oneOf?.map(({ $ref, type }) => $ref ?? type)).toEqual([
      "#/components/schemas/Image",
      "null",
    ]);
    expect(field("Image", "holder_type").enum).toContain("category");
  });

  test("a user's commissions are amounts by currency, and the role is a string", () => {
    requirements("entities.user-sums-by-currency", "roles.role-string");
    for (const name of ["commission_balances", "commission_payout_sums"]) {
      const { type, additionalProperties } = resolve(field("Customer", name));
      expect([type, typeof additionalProperties]).toEqual(["object", "object"]);
    }
    expect(field("Customer", "role").type).toBe("string");
  });

  test("a country is an ISO2 code", () => {
    requirements("entities.address-country");
    const { pattern } = resolve(field("Address", "country"));
    const isCode = new RegExp(pattern!);
    expect(["NL", "NLD", "nl", "Netherlands"].map((code) => isCode.test(code))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test("the login takes the form fields username and password", () => {
    requirements("entities.login-form");
    const { type, schema } = operation("logIn").body!;
    expect(type).toBe("application/x-www-form-urlencoded");
    expect(Object.keys((schema as Schema).properties!)).toEqual(["username", "password"]);
  });

  test("an image is uploaded by a POST, and its default size is 247", () => {
    requirements("calls.image-upload", "constants.image-size-247");
    const uploads = operations.filter(({ path, method }) => method === "POST" && path.endsWith("/images"));
    expect(uploads.map(({ path }) => path).sort()).toEqual([
      "/refunds/{id}/images",
      "/users/tour_leads/{id}/images",
    ]);
    const size = operation("getImage").parameters.find(({ name }) => name === "size")!.schema as Schema;
    expect(size.default).toBe(247);
  });
});
