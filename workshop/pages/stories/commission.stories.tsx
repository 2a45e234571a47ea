// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Tour leads/Commission", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("commission/commission.page.tsx", "Full"), name: "Full" };
export const Refused = {
  ...pageStory("commission/commission.page.tsx", "Refused"),
  name: "Refused",
  tags: ["refusal"],
};
export const Loading = { ...pageStory("commission/commission.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("commission/commission.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("commission/commission.page.tsx", "Offline"), name: "Offline" };
export const InArabic = { ...pageStory("commission/commission.page.tsx", "In Arabic"), name: "In Arabic" };
export const InJapanese = {
  ...pageStory("commission/commission.page.tsx", "In Japanese"),
  name: "In Japanese",
};
