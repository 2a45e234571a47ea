// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Account/Password lost", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("lost-password.page.tsx", "Full"), name: "Full" };
export const Sent = { ...pageStory("lost-password.page.tsx", "Sent"), name: "Sent" };
