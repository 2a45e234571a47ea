// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Buying/Search", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("search/search.page.tsx", "Full"), name: "Full" };
export const Empty = { ...pageStory("search/search.page.tsx", "Empty"), name: "Empty" };
export const WithoutATerm = {
  ...pageStory("search/search.page.tsx", "Without a term"),
  name: "Without a term",
};
