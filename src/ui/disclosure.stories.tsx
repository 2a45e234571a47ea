import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectToFit, onPaper, rightToLeft } from "#workshop/design/samples.tsx";
import { Disclosure } from "./disclosure.tsx";
import { ChevronDown, Person } from "./icons.tsx";
import { TextLink } from "./link.tsx";
import styles from "#workshop/design/samples.module.css";

const entries = (
  <ul className={styles.entries}>
    {["All plants", "Houseplants", "Garden plants", "Bulbs and seeds"].map((name) => (
      <li key={name}>
        <TextLink href={`/${name.toLowerCase().replaceAll(" ", "-")}`}>{name}</TextLink>
      </li>
    ))}
  </ul>
);

const meta = {
  title: "Components/Disclosure",
  component: Disclosure,
  args: { label: "Plants", mark: <ChevronDown />, children: entries },
  argTypes: { mark: { control: false }, children: { control: false } },
  render: (args) => (
    <div className={styles.bar}>
      <Disclosure {...args} />
    </div>
  ),
  decorators: [onPaper],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector("summary")!);
    await expect(canvas.getByText("Houseplants")).toBeVisible();
    await expectToFit(canvasElement);
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: ({ canvas }) => expect(canvas.getByText("Houseplants")).not.toBeVisible(),
};
export const Open: Story = {};
export const OpensAndCloses: Story = {
  name: "Opens and closes",
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const summary = canvasElement.querySelector("summary")!;
    const entry = canvas.getByText("Houseplants");
    const open = async () => {
      await userEvent.click(summary);
      await expect(entry).toBeVisible();
    };
    await step("by a click, and a second one", async () => {
      await open();
      await userEvent.click(summary);
      await expect(entry).not.toBeVisible();
    });
    await step("Escape closes, and gives the focus back", async () => {
      await open();
      entry.focus();
      await userEvent.keyboard("{Escape}");
      await expect(entry).not.toBeVisible();
      await expect(summary).toHaveFocus();
    });
    await step("a click elsewhere closes", async () => {
      await open();
      await userEvent.click(canvasElement);
      await expect(entry).not.toBeVisible();
    });
    await step("a link in it closes", async () => {
      await open();
      await userEvent.click(entry);
      await expect(entry).not.toBeVisible();
    });
  },
};
export const OneAtATime: Story = {
  name: "One at a time",
  render: (args) => (
    <div className={styles.bar}>
      <Disclosure {...args} />
      <Disclosure {...args} label="Tools">
        <p className={styles.entries}>Spades, forks and trowels</p>
      </Disclosure>
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [plants, tools] = canvasElement.querySelectorAll("summary");
    await userEvent.click(plants!);
    await userEvent.click(tools!);
    await expect(canvas.getByText("Spades, forks and trowels")).toBeVisible();
    await expect(canvas.getByText("Houseplants")).not.toBeVisible();
  },
};
export const AtTheEnd: Story = {
  name: "At the end",
  args: { end: true, label: <Person />, mark: "Ines Vermeulen" },
  render: (args) => (
    <div className={styles.bar} data-end>
      <Disclosure {...args} />
    </div>
  ),
};
export const LongTextsOnAPhone: Story = {
  name: "Long texts on a phone",
  globals: { viewport: { value: "phone" } },
  args: {
    label: "Plants for a shady courtyard, a cool stairwell and a windowsill that faces north",
    children: (
      <p className={styles.entries}>
        Houseplants that live on little light: ferns, the snake plant, and the cheese plant if you are patient
      </p>
    ),
  },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector("summary")!);
    await expectToFit(canvasElement);
    await expect(canvasElement.querySelector("svg")!.getBoundingClientRect().width).toBe(24);
  },
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  play: async (context) => {
    await meta.play(context);
    const label = context.canvasElement.querySelector("summary")!.getBoundingClientRect();
    const panel = context.canvas.getByRole("list").parentElement!.getBoundingClientRect();
    await expect(panel.right).toBeGreaterThan(label.right);
    await expect(panel.left).toBeLessThan(label.left);
  },
};
