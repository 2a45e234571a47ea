import { step } from "./support/checkout.ts";
import { expect, putInCart, open, refusal, test, words } from "./support/shopper.ts";

test.use({ locale: "en-NL" });

test("an address in another script is transliterated, corrected, and printed on the packing slip", async ({
  page,
  shopper,
  complaints,
}) => {
  complaints.expect(refusal(400));
  await putInCart(page, shopper, ["boston-fern"]);
  await open(page, "/en/checkout");
  const field = (name: string) => page.locator(`[name="delivery.${name}"]`);
  await page.locator('[name="delivery.country"]').selectOption("NL");
  for (const [name, text] of Object.entries({
    lastName: "Jansen",
    zipCode: "１０１５　ＤＶ",
    city: "Amsterdam",
  }))
    await field(name).fill(text);
  await field("street").fill("Оз 12");
  await field("street").locator("xpath=..").getByRole("button", { name: "Use this" }).click();
  await expect(field("street")).toHaveValue("Oz 12");
  await field("firstName").fill("Юлия");
  await page.getByRole("main").getByRole("button", { name: words.en.toDelivery }).click();
  await expect(field("firstName")).toBeFocused();
  await field("firstName").locator("xpath=..").getByRole("button", { name: "Use this" }).click();
  await expect(field("firstName")).toHaveValue("Yuliya");
  await field("firstName").fill("Julia");
  await page.getByRole("main").getByRole("button", { name: words.en.toDelivery }).click();
  await expect(step(page)).toHaveText("Delivery");
});
