// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Administration/Stock", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("admin/stock.page.tsx", "Full"), name: "Full" };
export const Empty = { ...pageStory("admin/stock.page.tsx", "Empty"), name: "Empty" };
export const Loading = { ...pageStory("admin/stock.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("admin/stock.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("admin/stock.page.tsx", "Offline"), name: "Offline" };
