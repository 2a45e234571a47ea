// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Administration/Payouts", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("admin/payouts.page.tsx", "Full"), name: "Full" };
export const Loading = { ...pageStory("admin/payouts.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("admin/payouts.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("admin/payouts.page.tsx", "Offline"), name: "Offline" };
export const Failed = { ...pageStory("admin/payouts.page.tsx", "Failed"), name: "Failed" };
