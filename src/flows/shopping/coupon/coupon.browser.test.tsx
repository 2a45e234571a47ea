import { cleanup, render } from "@testing-library/react";
import { userEvent } from "vitest/browser";
import { afterEach, expect, test } from "vitest";
import { couponPaths } from "#machines/shopping/coupon/coupon.paths.ts";
import { createPathActor, walk } from "#machines/paths/replay.ts";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { CouponContent } from "./coupon.flow.tsx";

afterEach(cleanup);

const text = () => document.body.textContent;
const field = () => document.querySelector<HTMLInputElement>("[name=code]")!;

function afterAcceptedCode() {
  const actor = createPathActor(couponPaths).start();
  render(
    <Surroundings languageId="en" marketId="europe">
      <CouponContent actor={actor} />
    </Surroundings>,
  );
  walk(couponPaths, actor, "enters a code", "checkCode ✓ the code is accepted");
  return actor;
}

test("an accepted code is not mentioned beside another one that is typed", async () => {
  afterAcceptedCode();
  await expect.poll(text).toContain("TRELLIS10 is added.");
  expect(field().value).toBe("");
  await userEvent.fill(field(), "T");
  await expect.poll(text).not.toContain("is added.");
  expect(field().value).toBe("T");
});

test("an accepted code is not mentioned beside the error of an empty field, nor once it is removed", async () => {
  afterAcceptedCode();
  await expect.poll(text).toContain("TRELLIS10 is added.");
  document.querySelector<HTMLButtonElement>("button[type=submit]")!.click();
  await expect.poll(text).not.toContain("is added.");
  cleanup();
  const actor = afterAcceptedCode();
  await expect.poll(text).toContain("TRELLIS10 is added.");
  walk(couponPaths, actor, "the code is removed from the order");
  await expect.poll(text).not.toContain("is added.");
  expect(field().value).toBe("");
});
