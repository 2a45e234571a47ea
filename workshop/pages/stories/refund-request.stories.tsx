// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/After the sale/Asking for a refund", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("refund-request/refund-request.page.tsx", "Full"), name: "Full" };
export const Empty = { ...pageStory("refund-request/refund-request.page.tsx", "Empty"), name: "Empty" };
export const Refused = {
  ...pageStory("refund-request/refund-request.page.tsx", "Refused"),
  name: "Refused",
  tags: ["refusal"],
};
export const Loading = { ...pageStory("refund-request/refund-request.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("refund-request/refund-request.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("refund-request/refund-request.page.tsx", "Offline"), name: "Offline" };
export const InArabic = {
  ...pageStory("refund-request/refund-request.page.tsx", "In Arabic"),
  name: "In Arabic",
};
export const InJapanese = {
  ...pageStory("refund-request/refund-request.page.tsx", "In Japanese"),
  name: "In Japanese",
};
