import type { QueryClient } from "@tanstack/react-query";
import { couponCode } from "#domain/coupon-code.ts";
import type { Browser } from "#src/shop/browser.ts";
import { couponCodes } from "./coupon-codes.ts";

/** Stores the code of a link such as `/?code=TRELLIS10`. The cart says what it does. */
export function store({ currentUrl, origin, storage }: Browser, queries: QueryClient): void {
  const code = couponCode(new URL(currentUrl(), origin).searchParams.get("code") ?? "");
  if (code !== null) couponCodes(storage, queries).add(code);
}
