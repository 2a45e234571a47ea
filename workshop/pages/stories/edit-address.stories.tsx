// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Account/Addresses", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("edit-address/edit-address.page.tsx", "Full"), name: "Full" };
export const Empty = { ...pageStory("edit-address/edit-address.page.tsx", "Empty"), name: "Empty" };
export const Loading = { ...pageStory("edit-address/edit-address.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("edit-address/edit-address.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("edit-address/edit-address.page.tsx", "Offline"), name: "Offline" };
export const OneOfThem = {
  ...pageStory("edit-address/edit-address.page.tsx", "One of them"),
  name: "One of them",
};
