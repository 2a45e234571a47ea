import { expect, test } from "vitest";
import { messageLanguages, readMessages } from "#server/commerce/markets/messages.ts";
import { offlinePage } from "./static-pages.ts";

test("the offline page has its texts and links in each language", () => {
  for (const id of messageLanguages()) {
    const { html, policy } = offlinePage(id);
    const {
      "away.offline.title": title,
      "away.offline.again": again,
      "away.offline.home": home,
    } = readMessages(id);
    expect(html).toIncludeText(`<html lang="${id}" dir="${id === "ar" ? "rtl" : "ltr"}">`);
    expect(html).toIncludeText(`<h1>${title}</h1>`);
    expect(html).toMatchText(new RegExp(`<a href=""[^>]*>${again}</a>.*<a href="/${id}/"[^>]*>${home}</a>`));
    // The offline page does not reload by itself.
    expect(html).not.toIncludeText("refresh");
    expect(policy).toContain("default-src");
  }
});

test("an unknown language falls back to English, and does not appear in the page", () => {
  expect(offlinePage('"><script>')).toEqual(offlinePage("en"));
});
