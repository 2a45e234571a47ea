// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Administration/Refunds to decide", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("admin/refunds.page.tsx", "Full"), name: "Full" };
export const Loading = { ...pageStory("admin/refunds.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("admin/refunds.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("admin/refunds.page.tsx", "Offline"), name: "Offline" };
