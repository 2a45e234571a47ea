import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, pagePolicy } from "./content-security-policy.ts";

test("a page without style attributes allows none", () => {
  expect(contentSecurityPolicy("<p>style is a word</p>")).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'none'; img-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types default early owner-texts; report-uri /csp-reports",
  );
});

test("a style attribute is allowed by the hash of its unescaped text", () => {
  const hash = createHash("sha256").update('font-family:"Young Serif"').digest("base64");
  expect(contentSecurityPolicy('<p style="font-family:&quot;Young Serif&quot;">x</p>')).toContain(
    `style-src-attr 'unsafe-hashes' 'sha256-${hash}';`,
  );
});

test("over https, reports go to the named endpoint, and to its URL in older browsers", () => {
  expect(pagePolicy("https://shop.example")("", "")).toMatch(/; report-uri \/csp-reports; report-to csp$/);
  expect(pagePolicy("http://localhost:8080")("", "")).toMatch(/; report-uri \/csp-reports$/);
});
