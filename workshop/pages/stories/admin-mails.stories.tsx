// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Administration/Emails", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("admin/mails.page.tsx", "Full"), name: "Full" };
export const Empty = { ...pageStory("admin/mails.page.tsx", "Empty"), name: "Empty" };
export const Loading = { ...pageStory("admin/mails.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("admin/mails.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("admin/mails.page.tsx", "Offline"), name: "Offline" };
