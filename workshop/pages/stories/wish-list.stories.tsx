// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Buying/Wish list", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("wish-list/wish-list.page.tsx", "Full"), name: "Full" };
export const Empty = { ...pageStory("wish-list/wish-list.page.tsx", "Empty"), name: "Empty" };
export const Loading = { ...pageStory("wish-list/wish-list.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("wish-list/wish-list.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("wish-list/wish-list.page.tsx", "Offline"), name: "Offline" };
