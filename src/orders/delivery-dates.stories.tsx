import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectToFit, inANarrowColumn, onPaper, Sample, Samples } from "#workshop/design/samples.tsx";
import { DeliveryDates, LaterArrival, NotBefore } from "./delivery-dates.tsx";

const dates = { leavesOn: "2026-11-30", arrivesFrom: "2026-12-02", arrivesTo: "2026-12-04" };
const days = { least: 2, most: 4 };
const openingHours = { wed: { opens: "10:00", closes: "17:00" } };
const after = { arrivesFrom: "2026-12-03", arrivesTo: "2026-12-07" };

/** Every way in which an order says when it arrives. */
const AllOfThem = () => (
  <Samples>
    <Sample name="Sent">
      <DeliveryDates dates={dates} isCollected={false} days={days} />
    </Sample>
    <Sample name="On one day">
      <DeliveryDates dates={{ ...dates, arrivesTo: dates.arrivesFrom }} isCollected={false} days={days} />
    </Sample>
    <Sample name="No day is known">
      <DeliveryDates dates={null} isCollected={false} days={days} />
    </Sample>
    <Sample name="Collected">
      <DeliveryDates dates={dates} isCollected days={days} />
    </Sample>
    <Sample name="Collected, with opening hours">
      <DeliveryDates dates={dates} isCollected openingHours={openingHours} days={days} />
    </Sample>
    <Sample name="Collected, no day is known">
      <DeliveryDates dates={null} isCollected days={days} />
    </Sample>
    <Sample name="A day wished for">
      <NotBefore day="2026-12-09" />
    </Sample>
    <Sample name="Later than shown before">
      <LaterArrival before={dates} after={after} isCollected={false} />
    </Sample>
    <Sample name="Ready later than shown before">
      <LaterArrival before={dates} after={after} isCollected />
    </Sample>
    <Sample name="No day is known any more">
      <LaterArrival before={dates} after={null} isCollected={false} />
    </Sample>
  </Samples>
);

const meta = {
  title: "Components/Delivery dates",
  component: AllOfThem,
  decorators: [onPaper],
  play: async ({ canvasElement }) => expectToFit(canvasElement),
} satisfies Meta<typeof AllOfThem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText("Leaves Mon 30 November, arrives Wed 2 December – Fri 4 December"),
    ).toBeVisible();
    await expectToFit(canvasElement);
  },
};
export const German: Story = { globals: { language: "de" } };
export const Czech: Story = { globals: { language: "cs" } };
export const Japanese: Story = { globals: { language: "ja", market: "japan" } };
export const Arabic: Story = { globals: { language: "ar", market: "asia" } };
export const Narrow: Story = { decorators: [inANarrowColumn] };
