// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Buying/Product", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("product/product.page.tsx", "Full"), name: "Full" };
export const Refused = {
  ...pageStory("product/product.page.tsx", "Refused"),
  name: "Refused",
  tags: ["refusal"],
};
export const InArabic = { ...pageStory("product/product.page.tsx", "In Arabic"), name: "In Arabic" };
export const InJapanese = { ...pageStory("product/product.page.tsx", "In Japanese"), name: "In Japanese" };
export const NotForSale = { ...pageStory("product/product.page.tsx", "Not for sale"), name: "Not for sale" };
