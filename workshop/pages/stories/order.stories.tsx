// Written by `npm run generate` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: "Pages/After the sale/Order", tags: ["page"] } satisfies Meta;

export const Full = { ...pageStory("order/order.page.tsx", "Full"), name: "Full" };
export const Refused = {
  ...pageStory("order/order.page.tsx", "Refused"),
  name: "Refused",
  tags: ["refusal"],
};
export const Loading = { ...pageStory("order/order.page.tsx", "Loading"), name: "Loading" };
export const Failing = { ...pageStory("order/order.page.tsx", "Failing"), name: "Failing" };
export const Offline = { ...pageStory("order/order.page.tsx", "Offline"), name: "Offline" };
export const InArabic = { ...pageStory("order/order.page.tsx", "In Arabic"), name: "In Arabic" };
export const InJapanese = { ...pageStory("order/order.page.tsx", "In Japanese"), name: "In Japanese" };
export const NotPaid = { ...pageStory("order/order.page.tsx", "Not paid"), name: "Not paid" };
export const Shipped = { ...pageStory("order/order.page.tsx", "Shipped"), name: "Shipped" };
export const Cancelled = { ...pageStory("order/order.page.tsx", "Cancelled"), name: "Cancelled" };
