// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Buying/Shop", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("shop.page.tsx", "Full"), name: "Full" };
export const Empty = { ...pageStory("shop.page.tsx", "Empty"), name: "Empty" };
export const Filtered = { ...pageStory("shop.page.tsx", "Filtered"), name: "Filtered" };
