// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Account/Account deleted", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("account-deleted.page.tsx", "Full"), name: "Full" };
