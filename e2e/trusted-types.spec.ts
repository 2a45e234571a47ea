import { enter, expect, open, test } from "./support/shopper.ts";

/** What an injected script would try. */
const attempts: Record<string, () => unknown> = {
  "HTML of its own": () => (document.body.innerHTML = "<img src=x onerror=alert(1)>"),
  "HTML beside something": () => document.body.insertAdjacentHTML("beforeend", "<b>planted</b>"),
  "a document": () => document.write("<p>planted</p>"),
  "a frame's document": () => (document.createElement("iframe").srcdoc = "<p>planted</p>"),
  "the text of a script": () => (document.createElement("script").textContent = "alert(1)"),
  "a script of another origin": () =>
    (document.createElement("script").src = "https://elsewhere.example/a.js"),
  "a worker of another origin": () => new Worker("https://elsewhere.example/a.js"),
  "a policy of its own": () => globalThis.trustedTypes!.createPolicy("planted", {}),
  "the shop's policy once more": () => globalThis.trustedTypes!.createPolicy("owner-texts", {}),
};

const refused =
  /Failed to .*(Trusted(HTML|Script|ScriptURL)' assignment|Policy "[a-z-]+" disallowed|Policy with name "[a-z-]+" already exists)/s;
/** The browser logs the violation too. */
const violations = /This document requires '|Content Security Policy|TrustedTypePolicy named/;

test("injected text becomes neither HTML nor a script", async ({ page, complaints }) => {
  complaints.expect(violations);
  await enter(page);
  await open(page, "/en/product/boston-fern");
  for (const [what, act] of Object.entries(attempts)) {
    const answer = await page.evaluate(act).then(
      () => "done",
      (error: Error) => error.message,
    );
    expect(answer, what).toMatch(refused);
  }
});

test("the browser reports a violation, and the shop accepts the report", async ({ page, complaints }) => {
  complaints.expect(violations);
  await enter(page);
  await open(page, "/en/page/terms");
  const reported = page.waitForResponse((response) => response.url().endsWith("/csp-reports"));
  await page.evaluate(() => (document.body.innerHTML = "planted")).catch(() => {});
  const response = await reported;
  expect(response.status()).toBe(204);
  expect(response.request().postDataJSON()["csp-report"]).toMatchObject({
    "effective-directive": "require-trusted-types-for",
    "blocked-uri": "trusted-types-sink",
    disposition: "enforce",
  });
});

test("the owner's texts are rendered in the browser", async ({ page }) => {
  await enter(page);
  await open(page, "/en/contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "Delivery" }).click();
  await expect(page).toHaveURL(/\/en\/page\/delivery$/);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
});
