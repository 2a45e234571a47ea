// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Buying/Cart", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("cart.page.tsx", "Full"), name: "Full" };
export const Empty = { ...pageStory("cart.page.tsx", "Empty"), name: "Empty" };
export const Loading = { ...pageStory("cart.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("cart.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("cart.page.tsx", "Offline"), name: "Offline" };
export const InArabic = { ...pageStory("cart.page.tsx", "In Arabic"), name: "In Arabic" };
export const InJapanese = { ...pageStory("cart.page.tsx", "In Japanese"), name: "In Japanese" };
export const OfAVisitor = { ...pageStory("cart.page.tsx", "Of a visitor"), name: "Of a visitor" };
