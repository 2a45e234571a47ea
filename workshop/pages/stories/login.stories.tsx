// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Account/Log in", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("login.page.tsx", "Full"), name: "Full" };
export const InArabic = { ...pageStory("login.page.tsx", "In Arabic"), name: "In Arabic" };
export const InJapanese = { ...pageStory("login.page.tsx", "In Japanese"), name: "In Japanese" };
