// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Account/Open sessions", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("sessions.page.tsx", "Full"), name: "Full" };
export const Loading = { ...pageStory("sessions.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("sessions.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("sessions.page.tsx", "Offline"), name: "Offline" };
