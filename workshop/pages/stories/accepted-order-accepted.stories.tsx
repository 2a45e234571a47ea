// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Buying/Thank you", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("accepted/order-accepted.page.tsx", "Full"), name: "Full" };
export const Refused = {
  ...pageStory("accepted/order-accepted.page.tsx", "Refused"),
  name: "Refused",
  tags: ["refusal"],
};
export const Loading = { ...pageStory("accepted/order-accepted.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("accepted/order-accepted.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("accepted/order-accepted.page.tsx", "Offline"), name: "Offline" };
export const InArabic = { ...pageStory("accepted/order-accepted.page.tsx", "In Arabic"), name: "In Arabic" };
export const InJapanese = {
  ...pageStory("accepted/order-accepted.page.tsx", "In Japanese"),
  name: "In Japanese",
};
