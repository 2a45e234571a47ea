import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { useLocation, useSearchParams } from "wouter";
import type { Wire } from "#src/api/client.ts";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { VariantChoice } from "./variant-choice.tsx";

afterEach(cleanup);

const indexes = Array.from({ length: 13 }, (_, index) => index);
const product = {
  url_fragment: "pot",
  variant_id: "v0",
  from_price: null,
  options: [
    {
      id: "size",
      name: "Size",
      values: indexes.map((index) => ({ id: `s${index}`, name: `${index} cm` })),
    },
  ],
  variants: indexes.map((index) => ({
    id: `v${index}`,
    reference: `7${index}`,
    options: { size: `s${index}` },
    allow_purchase: true,
    availability: index === 3 ? "out_of_stock" : "in_stock",
  })),
} as unknown as Wire["Product"];

function Page() {
  const [search] = useSearchParams();
  const named = search.get("variant") ?? "70";
  return (
    <>
      <VariantChoice
        product={product}
        chosen={product.variants.find(({ reference }) => reference === named)!}
        from={undefined}
      />
      <output>{`${useLocation()[0]} ${named}`}</output>
    </>
  );
}

test("an option with many values is chosen from a list, by its address and with the focus kept", async () => {
  const user = userEvent.setup();
  render(
    <Surroundings languageId="en" marketId="europe">
      <Page />
    </Surroundings>,
  );
  const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "Size" });
  expect(list.options[3]!.text).toBe("3 cm · Sold out");
  list.focus();
  for (const reference of ["73", "712", "70"]) {
    await user.selectOptions(list, reference);
    expect(screen.getByRole("status").textContent).toBe(`/product/pot ${reference}`);
    expect([list.value, document.activeElement]).toEqual([reference, list]);
  }
});
