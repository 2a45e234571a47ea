import { expect, test } from "vitest";
import { requirements } from "#tests/support/requirements.ts";
import * as values from "./specified-values.ts";

test("the limits are those of the specification", () => {
  requirements("constants.cart-maximum", "validation.order-minimum", "constants.image-list-limit");
  expect([values.itemMaximum, values.minimumOrderValue, values.imageListLimit]).toEqual([1_000_000, 1, 100]);
});

test("the times are those of the specification", () => {
  requirements(
    "constants.scroll-throttle-header",
    "constants.scroll-throttle-back-to-top",
    "session.refresh-30-min",
    "session.refresh-5-min-locally",
  );
  expect(values.scrollThrottle).toEqual({ header: 15, backToTop: 250 });
  expect([values.userRefreshInterval, values.userRefreshIntervalLocally]).toEqual([1_800_000, 300_000]);
});

test("the widths are those of the specification", () => {
  requirements("constants.mobile", "constants.tablet", "constants.image-size-247", "constants.image-widths");
  expect(values.breakpoints).toEqual({ tablet: 769, desktop: 1024 });
  expect(values.imageWidths).toEqual({ standard: 247, category: 247, promo: 1_960 });
});
