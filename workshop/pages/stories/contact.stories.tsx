// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Buying/Contact", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("contact/contact.page.tsx", "Full"), name: "Full" };
export const ByACustomer = {
  ...pageStory("contact/contact.page.tsx", "By a customer"),
  name: "By a customer",
};
