// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Account/Name, language and password", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("edit-account/edit-account.page.tsx", "Full"), name: "Full" };
export const Empty = { ...pageStory("edit-account/edit-account.page.tsx", "Empty"), name: "Empty" };
export const Loading = { ...pageStory("edit-account/edit-account.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("edit-account/edit-account.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("edit-account/edit-account.page.tsx", "Offline"), name: "Offline" };
