// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Buying/Category", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("category.page.tsx", "Full"), name: "Full" };
export const Empty = { ...pageStory("category.page.tsx", "Empty"), name: "Empty" };
export const Refused = { ...pageStory("category.page.tsx", "Refused"), name: "Refused", tags: ["refusal"] };
export const InArabic = { ...pageStory("category.page.tsx", "In Arabic"), name: "In Arabic" };
export const InJapanese = { ...pageStory("category.page.tsx", "In Japanese"), name: "In Japanese" };
