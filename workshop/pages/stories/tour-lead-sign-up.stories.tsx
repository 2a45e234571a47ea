// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Tour leads/Becoming a tour lead", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("tour-lead-sign-up/tour-lead-sign-up.page.tsx", "Full"), name: "Full" };
export const Refused = {
  ...pageStory("tour-lead-sign-up/tour-lead-sign-up.page.tsx", "Refused"),
  name: "Refused",
  tags: ["refusal"],
};
