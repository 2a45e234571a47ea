// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Account/Points", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("points/points.page.tsx", "Full"), name: "Full" };
export const Empty = { ...pageStory("points/points.page.tsx", "Empty"), name: "Empty" };
export const Loading = { ...pageStory("points/points.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("points/points.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("points/points.page.tsx", "Offline"), name: "Offline" };
