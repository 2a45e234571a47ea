// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Account/New password", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("reset-password.page.tsx", "Full"), name: "Full" };
export const Refused = {
  ...pageStory("reset-password.page.tsx", "Refused"),
  name: "Refused",
  tags: ["refusal"],
};
