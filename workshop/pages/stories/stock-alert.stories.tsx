// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Buying/Stock alert confirmed", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("stock-alert.page.tsx", "Full"), name: "Full" };
export const Refused = {
  ...pageStory("stock-alert.page.tsx", "Refused"),
  name: "Refused",
  tags: ["refusal"],
};
export const AllDeleted = { ...pageStory("stock-alert.page.tsx", "All deleted"), name: "All deleted" };
