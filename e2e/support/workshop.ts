import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { scaledTimeLimit } from "#scripts/time-limits.ts";
import { workshop } from "./shops.ts";

export const canvas = (page: Page) => page.frameLocator("#storybook-preview-iframe");
export const openStory = (page: Page, id: string, globals = "language:en") =>
  page.goto(`${workshop.url}/?path=/story/${id}&globals=${globals}`);
/** A story without Storybook's frame. */
export const openAlone = (page: Page, id: string, globals = "language:en") =>
  page.goto(`${workshop.url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
/** The screen's iframe beside a chart or panel. */
export const screenOf = (page: Page) => page.frameLocator('iframe[title^="Screen of"]').locator("main");

/** It is built while other tests run. */
export async function waitForWorkshop(request: APIRequestContext): Promise<void> {
  const isThere = () =>
    request.get(`${workshop.url}/index.json`).then(
      (answer) => answer.ok(),
      () => false,
    );
  await expect.poll(isThere, { timeout: scaledTimeLimit(150_000) }).toBe(true);
}

/** Drops a recording into the workshop and steps to its end. */
export async function replay(page: Page, file: string): Promise<void> {
  await openAlone(page, "recordings--drop-here");
  await page.locator("input[type=file]").setInputFiles(file);
  const forward = page.getByRole("button", { name: "Forward" });
  await forward.click();
  await expect(page.getByText(/^2 of/)).toBeVisible();
  await forward.click();
  await expect(page.getByText(/^3 of/)).toBeVisible();
  await page.getByRole("complementary").getByRole("list").getByRole("button").last().click();
  await expect(forward).toBeDisabled();
}
