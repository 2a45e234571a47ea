import { administrators } from "./support/shoppers.ts";
import { expect, openAs, test } from "./support/shopper.ts";

test("after pieces are booked, the search field is ready for the next scan", async ({ page }) => {
  await openAs(page, administrators[0]!, "/en/admin/stock?term=1002012");
  const main = page.getByRole("main");
  const search = main.getByRole("searchbox");
  await main.getByLabel("Pieces").fill("1002012");
  await page.keyboard.press("Enter");
  await expect(main.getByText("More than 9,999 pieces?")).toBeVisible();
  await expect(main.getByLabel("Pieces")).toHaveValue("1002012");
  await main.getByLabel("Pieces").fill("1");
  await page.keyboard.press("Enter");
  await expect(main.getByText("Booked.")).toBeVisible();
  await expect(search).toBeFocused();
  await expect(main.getByLabel("Pieces")).toHaveValue("");
});
