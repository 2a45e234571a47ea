import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { requirements } from "#tests/support/requirements.ts";
import { Picture } from "./picture.tsx";

const image = {
  id: "1",
  file_name: "promo-orchids",
  width: 2_400,
  height: 900,
  tone: null,
  alternative_text: "Orchids",
};

test("without an image a placeholder is shown", () => {
  requirements("entities.category-placeholder", "errors.image-placeholder");
  const html = renderToStaticMarkup(<Picture image={null} sizes="10rem" />);
  expect(html).toContain("data-placeholder");
  expect(html).not.toContain("<img");
});

test("a picture is offered in the widths of categories and promos", () => {
  requirements("constants.image-widths");
  const html = renderToStaticMarkup(<Picture image={image} sizes="10rem" />);
  for (const width of [247, 1_960])
    expect(html).toContain(`/api/v1/images/1/${width}/promo-orchids.webp ${width}w`);
});
