// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Administration/All tour leads", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("admin/tour-leads.page.tsx", "Full"), name: "Full" };
export const Loading = { ...pageStory("admin/tour-leads.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("admin/tour-leads.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("admin/tour-leads.page.tsx", "Offline"), name: "Offline" };
