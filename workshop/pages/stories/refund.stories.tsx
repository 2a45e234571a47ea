// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/After the sale/Refund", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("refund/refund.page.tsx", "Full"), name: "Full" };
export const Refused = {
  ...pageStory("refund/refund.page.tsx", "Refused"),
  name: "Refused",
  tags: ["refusal"],
};
export const Loading = { ...pageStory("refund/refund.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("refund/refund.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("refund/refund.page.tsx", "Offline"), name: "Offline" };
export const Rejected = { ...pageStory("refund/refund.page.tsx", "Rejected"), name: "Rejected" };
