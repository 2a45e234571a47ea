// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Account/Email address confirmed", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("confirm-email.page.tsx", "Full"), name: "Full" };
export const Refused = {
  ...pageStory("confirm-email.page.tsx", "Refused"),
  name: "Refused",
  tags: ["refusal"],
};
