// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Buying/Front door", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("welcome/welcome.page.tsx", "Full"), name: "Full" };
export const InArabic = { ...pageStory("welcome/welcome.page.tsx", "In Arabic"), name: "In Arabic" };
export const InJapanese = { ...pageStory("welcome/welcome.page.tsx", "In Japanese"), name: "In Japanese" };
export const OnTheWayToTheTerms = {
  ...pageStory("welcome/welcome.page.tsx", "On the way to the terms"),
  name: "On the way to the terms",
};
