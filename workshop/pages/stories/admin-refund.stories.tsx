// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Administration/Refund to decide", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("admin/refund.page.tsx", "Full"), name: "Full" };
export const Loading = { ...pageStory("admin/refund.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("admin/refund.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("admin/refund.page.tsx", "Offline"), name: "Offline" };
export const InArabic = { ...pageStory("admin/refund.page.tsx", "In Arabic"), name: "In Arabic" };
export const InJapanese = { ...pageStory("admin/refund.page.tsx", "In Japanese"), name: "In Japanese" };
export const WaitsForASecondApproval = {
  ...pageStory("admin/refund.page.tsx", "Waits for a second approval"),
  name: "Waits for a second approval",
};
