// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Buying/Not found", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("not-found.page.tsx", "Full"), name: "Full" };
