import { press, step, terms, thanks } from "./support/checkout.ts";
import { administrators } from "./support/shoppers.ts";
import { expect, fillAddress, open, openAs, putInCart, test, words } from "./support/shopper.ts";

const say = words.en;
const note = "Happy birthday, Tom!\nIt likes a place out of the wind.";

test("a gift is ordered with a note, kept through a reload, and packed without what is not the recipient's", async ({
  page,
  shopper,
  browser,
}) => {
  await putInCart(page, shopper, ["boston-fern"]);
  await open(page, "/en/checkout");
  await fillAddress(page);
  await page.getByText("Add a note for us").click();
  await page.locator('[name="note"]').fill("Ring twice.");
  const gift = page.getByRole("checkbox", { name: "This is a gift" });
  const text = page.getByRole("textbox", { name: /^Your message/ });
  await expect(text).toBeHidden();
  await gift.check();
  await text.fill(note);
  await expect(page.getByRole("checkbox", { name: /invoice to another/ })).toBeChecked();
  const invoice = page.getByRole("group", { name: "Invoice address" });
  const typed = { firstName: "Greta", lastName: "Jansen", street: "Keizersgracht 5", zipCode: "1015 CN" };
  for (const [name, value] of Object.entries({ ...typed, city: "Amsterdam" }))
    await invoice.locator(`[name="invoice.${name}"]`).fill(value);
  await invoice.locator('[name="invoice.country"]').selectOption("NL");
  await open(page, "/en/checkout");
  await expect(gift).toBeChecked();
  await expect(text).toHaveValue(note);
  await press(page, say.toDelivery);
  await press(page, say.toReview);
  await expect(step(page)).toHaveText("Check and order");
  const main = page.getByRole("main");
  await expect(main).toContainText(note);
  await main.getByRole("link", { name: "Change: Gift" }).click();
  await expect(text).toHaveValue(note);
  await press(page, say.toDelivery);
  await press(page, say.toReview);
  await terms(page).check();
  await press(page, say.order);
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await thanks(page);
  const id = page.url().split("/").at(-1)!;
  await open(page, `/en/user/orders/${id}`);
  await expect(main.getByRole("heading", { name: "Gift" })).toBeVisible();
  await expect(main).toContainText(note);

  const administrator = await (await browser.newContext({ locale: "en-NL" })).newPage();
  await openAs(administrator, administrators[0]!, `/en/admin/orders/${id}`);
  const packing = administrator.getByRole("main");
  await expect(packing.getByRole("heading", { name: "This is a gift" })).toBeVisible();
  for (const shown of [note, "Ring twice.", "Keizersgracht 5"])
    await expect(packing.getByText(shown)).toBeVisible();
  await administrator.emulateMedia({ media: "print" });
  await expect(packing.getByText(note)).toBeVisible();
  for (const hidden of ["Ring twice.", "Keizersgracht 5", shopper])
    await expect(packing.getByText(hidden)).toBeHidden();
  await administrator.context().close();
});
