// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/Buying/Checkout", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("checkout/checkout.page.tsx", "Full"), name: "Full" };
export const Empty = { ...pageStory("checkout/checkout.page.tsx", "Empty"), name: "Empty" };
export const Refused = {
  ...pageStory("checkout/checkout.page.tsx", "Refused"),
  name: "Refused",
  tags: ["refusal"],
};
export const Loading = { ...pageStory("checkout/checkout.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("checkout/checkout.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("checkout/checkout.page.tsx", "Offline"), name: "Offline" };
export const InArabic = { ...pageStory("checkout/checkout.page.tsx", "In Arabic"), name: "In Arabic" };
export const InJapanese = { ...pageStory("checkout/checkout.page.tsx", "In Japanese"), name: "In Japanese" };
export const AsAGuest = { ...pageStory("checkout/checkout.page.tsx", "As a guest"), name: "As a guest" };
