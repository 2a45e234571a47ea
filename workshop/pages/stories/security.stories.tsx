// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Account/Second factor and passkeys", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("security/security.page.tsx", "Full"), name: "Full" };
export const Loading = { ...pageStory("security/security.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("security/security.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("security/security.page.tsx", "Offline"), name: "Offline" };
