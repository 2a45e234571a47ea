// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Account/Overview", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("account/account.page.tsx", "Full"), name: "Full" };
export const Empty = { ...pageStory("account/account.page.tsx", "Empty"), name: "Empty" };
export const Refused = {
  ...pageStory("account/account.page.tsx", "Refused"),
  name: "Refused",
  tags: ["refusal"],
};
export const Loading = { ...pageStory("account/account.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("account/account.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("account/account.page.tsx", "Offline"), name: "Offline" };
export const InArabic = { ...pageStory("account/account.page.tsx", "In Arabic"), name: "In Arabic" };
export const InJapanese = { ...pageStory("account/account.page.tsx", "In Japanese"), name: "In Japanese" };
