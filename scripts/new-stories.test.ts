import { expect, test } from "vitest";
import { storyIds } from "./new-stories.ts";

test("a story's id is that of Storybook: from the file's id or title, and the export's name", () => {
  const flow = `export default { title: "Buying/Paying", id: "flows-payment", tags: ["flow"] } satisfies Meta;
const { story } = pathStories(stage);
export const UnpaidNotApproved = { ...story("unpaid.notApproved") };`;
  expect(storyIds(flow)).toEqual(["flows-payment--unpaid-not-approved"]);
  const page = `export default { title: "Pages/After the sale/Order" } satisfies Meta;
export const Full = {};
export const InArabic = {};`;
  const component = `const meta = {
  title: "Components/Button",
  args: {},
} satisfies Meta;
export default meta;
export const Usual: Story = {};`;
  expect(storyIds(component)).toEqual(["components-button--usual"]);
  expect(storyIds(page)).toEqual([
    "pages-after-the-sale-order--full",
    "pages-after-the-sale-order--in-arabic",
  ]);
});
