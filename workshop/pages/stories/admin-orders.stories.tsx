// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Administration/Orders to fulfil", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("admin/orders.page.tsx", "Full"), name: "Full" };
export const Empty = { ...pageStory("admin/orders.page.tsx", "Empty"), name: "Empty" };
export const Refused = {
  ...pageStory("admin/orders.page.tsx", "Refused"),
  name: "Refused",
  tags: ["refusal"],
};
export const Loading = { ...pageStory("admin/orders.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("admin/orders.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("admin/orders.page.tsx", "Offline"), name: "Offline" };
export const InArabic = { ...pageStory("admin/orders.page.tsx", "In Arabic"), name: "In Arabic" };
export const InJapanese = { ...pageStory("admin/orders.page.tsx", "In Japanese"), name: "In Japanese" };
