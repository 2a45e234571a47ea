// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Administration/Order to fulfil", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("admin/order.page.tsx", "Full"), name: "Full" };
export const Loading = { ...pageStory("admin/order.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("admin/order.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("admin/order.page.tsx", "Offline"), name: "Offline" };
export const AGiftWithADayWishedFor = {
  ...pageStory("admin/order.page.tsx", "A gift, with a day wished for"),
  name: "A gift, with a day wished for",
};
export const NotFound = { ...pageStory("admin/order.page.tsx", "Not found"), name: "Not found" };
