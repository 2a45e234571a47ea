import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import css from "#src/ui/tokens.css?raw";
import { expectToFit, rightToLeft } from "./samples.tsx";
import { TokensPage } from "./tokens-page.tsx";
import { tokensOf } from "./tokens.ts";

const meta = {
  title: "Design/Tokens",
  component: TokensPage,
  args: { css },
  parameters: { controls: { disable: true } },
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll("[data-token]")].map((element) =>
      element.getAttribute("data-token"),
    );
    const all = Object.values(tokensOf(css)).flat();
    await expect(shown.toSorted()).toEqual(all.map(({ name }) => name).toSorted());
    await expectToFit(canvasElement);
  },
} satisfies Meta<typeof TokensPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllTokens: Story = { name: "All tokens" };
export const OnAPhone: Story = { name: "On a phone", globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { name: "Right to left", decorators: [rightToLeft] };
