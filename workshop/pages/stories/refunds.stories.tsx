// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/After the sale/Refunds", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("refunds/refunds.page.tsx", "Full"), name: "Full" };
export const Empty = { ...pageStory("refunds/refunds.page.tsx", "Empty"), name: "Empty" };
export const Loading = { ...pageStory("refunds/refunds.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("refunds/refunds.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("refunds/refunds.page.tsx", "Offline"), name: "Offline" };
