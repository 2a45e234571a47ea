// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Account/Personal data", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("account/personal-data.page.tsx", "Full"), name: "Full" };
export const Loading = { ...pageStory("account/personal-data.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("account/personal-data.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("account/personal-data.page.tsx", "Offline"), name: "Offline" };
