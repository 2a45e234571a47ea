import { cleanup, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import StockAlert from "./stock-alert.flow.tsx";

afterEach(cleanup);

test("what was typed stays when another sold-out variant is chosen", async () => {
  const user = userEvent.setup();
  const of = (variantId: string) => (
    <Surroundings languageId="en" marketId="europe">
      <StockAlert productId="gloves" variantId={variantId} fragment="garden-gloves" />
    </Surroundings>
  );
  const field = () => document.querySelector<HTMLInputElement>("[name=email]")!;
  const { rerender } = render(of("m"));
  const first = field();
  await user.clear(first);
  await user.type(first, "grace@example.com");
  rerender(of("l"));
  expect(field()).not.toBe(first);
  expect(field().value).toBe("grace@example.com");
});
