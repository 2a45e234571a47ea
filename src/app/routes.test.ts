import { expect, test } from "vitest";
import { findRoute } from "./routes.ts";

const id = "01a1fda1-4db5-78d4-bca7-b0a827790562";
const match = (path: string, role?: "customer" | "administrator") => {
  const { route, isClosed } = findRoute(path, role);
  return [route.file.replace("/src/pages/", ""), isClosed];
};

test.each(["/admin/orders", `/admin/orders/${id}`, "/admin/refunds", `/admin/refunds/${id}`])(
  "%s opens for administrators only",
  (path) => {
    expect(match(path, "customer")).toEqual(["not-found.page.tsx", true]);
    expect(match(path)).toEqual(["not-found.page.tsx", true]);
    const [file, isClosed] = match(path, "administrator");
    expect(file).toMatch(/^admin\/(order|refund)s?\.page\.tsx$/);
    expect(isClosed).toBe(false);
  },
);

test("an unknown path is not found for anyone, and nothing is hidden there", () => {
  for (const role of ["customer", "administrator", undefined] as const) {
    expect(match("/admin/plants", role)).toEqual(["not-found.page.tsx", false]);
    expect(match("/cart", role)).toEqual(["cart.page.tsx", false]);
  }
});

test.each([
  ["/product/%00", "\0"],
  ["/product/%2e%2e%2fx", "..%2fx"],
  ["/product/%", "%"],
  ["/product/k%C3%A4se", "käse"],
])("the parameters of %s equal the router's", (path, productUrl) => {
  expect(findRoute(path).params["productUrl"]).toBe(productUrl);
});
