// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Administration/Payment issues", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("admin/payments.page.tsx", "Full"), name: "Full" };
export const Empty = { ...pageStory("admin/payments.page.tsx", "Empty"), name: "Empty" };
export const Loading = { ...pageStory("admin/payments.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("admin/payments.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("admin/payments.page.tsx", "Offline"), name: "Offline" };
