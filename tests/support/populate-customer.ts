import { demoPassword } from "#server/operations/demo/demo.ts";
import type { Known } from "./example-from-schema.ts";
import { invoiceOf } from "./invoices.ts";
import { fern, orderHelpers, spade } from "./order-helpers.ts";
import { pictureOf } from "./pictures.ts";
import { refundHelpers } from "./refund-helpers.ts";
import type { Shop, TestCustomer } from "./shop.ts";

const picture64 =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** A customer with rows in every table. */
export async function populateCustomer(shop: Shop, customer: TestCustomer): Promise<(path: string) => Known> {
  const { draft, submitted, prepared, fillCart } = orderHelpers(shop, customer);
  const [, , orderId, , documentId, fileName] = (await invoiceOf(shop, customer)).split("/");
  const paying = await prepared([fern]);
  const waiting = await submitted([spade]);
  // Only this test knows of it, so nothing cancels it first.
  const preparing = await submitted([fern]);
  const steps = refundHelpers(shop, customer);
  const photographed = await steps.draft(await steps.paidOrder([spade]));
  const photo = await steps.addPhoto(photographed.id);
  await steps.request(photographed.id);
  const givenUp = await steps.draft(await steps.paidOrder([fern]));
  const refundable = await steps.paidOrder([spade]);
  const drafted = await draft([fern]);
  await fillCart([spade]);
  const { body: cart } = await shop.call("GET", "/cart/en/europe", { token: customer.token });
  const picture = await pictureOf(shop, "fern");
  const products = await Promise.all(["fern", "spade", "olive"].map(shop.productId));
  const orders = [paying.id, waiting.id, drafted.id];
  const lines = cart.map(({ id }: { id: string }) => id);
  const idsBelow: Record<string, string[]> = {
    "/orders/{id}/prepare_payment": [preparing.id],
    orders,
    cart: [...lines, ...products],
    images: [picture.split("/")[2]!],
    refunds: [photographed.id, givenUp.id],
  };
  const all = [...products, ...orders, ...lines];
  const known = {
    slugs: ["en", "de", "europe", "japan", "fern", "plants", "terms", "standard", "nothing"],
    named: {
      languageId: ["en", "de"],
      language: ["en", "de"],
      marketId: ["europe", "japan", "asia"],
      market_id: ["europe"],
      category: ["plants", "ferns"],
      productRef: ["fern", "spade", products[0]!],
      url: ["terms"],
      shipping_code: ["standard"],
      new_status: ["requested"],
      terms_version: ["2026-11"],
      draft_updated_at: [drafted.updated_at],
      username: ["customer@example.com", "unconfirmed@example.com"],
      password: [demoPassword],
      current_password: [demoPassword],
      new_password: [demoPassword],
      fileName: ["leaf.webp", "leaf.jpg", photo.file_name],
      customerId: [customer.id],
      imageId: [photo.id],
      image_data: [picture64],
      orderId: [orderId!, refundable.id],
      documentId: [documentId!],
      file_name: [fileName!],
      first_name: ["Ada"],
      zip_code: ["1015 DV"],
      phone: ["+31 20 555 0101"],
      tour_lead_code: ["TOM-RIVERS"],
    },
    texts: [
      "Ada",
      "Prinsengracht 12",
      "1015 DV",
      "customer@example.com",
      "+31 20 555 0101",
      "fern",
      "Ω",
      "مرحبا",
    ],
  };
  return (path) => ({ ...known, ids: idsBelow[path] ?? idsBelow[path.split("/")[1]!] ?? all });
}
