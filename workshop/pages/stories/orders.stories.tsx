// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/After the sale/Orders", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("orders/orders.page.tsx", "Full"), name: "Full" };
export const Empty = { ...pageStory("orders/orders.page.tsx", "Empty"), name: "Empty" };
export const Loading = { ...pageStory("orders/orders.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("orders/orders.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("orders/orders.page.tsx", "Offline"), name: "Offline" };
