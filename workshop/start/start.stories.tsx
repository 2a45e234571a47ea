import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import type { Scenario } from "#scenarios/steps.ts";
import { flowAreas, flowStages } from "#workshop/stories/flow-stages.ts";
import { StartPage } from "./start-page.tsx";

const files = import.meta.glob<Scenario>("/scenarios/*/*.scenario.ts", { eager: true, import: "default" });
const scenarios = Object.entries(files).map(([file, scenario]) => {
  const [, area = "", name = ""] = /\/scenarios\/([^/]+)\/(.+)\.scenario\.ts$/.exec(file) ?? [];
  return { area, name, scenario };
});
const flows = [...flowStages.entries()].map(([id, stage]) => ({ area: flowAreas.get(id)!, stage }));

type News = readonly string[] | null;

function Everything() {
  const [news, setNews] = useState<News>(null);
  useEffect(() => {
    void import("virtual:new-stories").then(({ default: ids }) => setNews(ids));
  }, []);
  return <StartPage flows={flows} scenarios={scenarios} news={news} />;
}

export default { title: "Start" } satisfies Meta;

/** Not judged: hundreds of pictures of screens that have stories of their own. A page of a few flows is judged instead. */
export const AllFlows: StoryObj = {
  name: "Everything",
  tags: ["!test"],
  render: () => <Everything />,
};

const some = ["market", "passwordRecovery", "payment"];

export const TwoFlows: StoryObj = {
  name: "What a search finds",
  render: () => (
    <StartPage
      flows={flows.filter(({ stage }) => some.includes(stage.paths.machine.id))}
      scenarios={scenarios}
      news={["flows-payment--unpaid-declined"]}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("heading", { level: 2 }).length).toBeGreaterThan(2);
    await userEvent.type(page.getByRole("searchbox"), "declined");
    await expect(
      await page.findByRole("link", {
        name: "The payment is declined; the customer pays again, and it succeeds",
      }),
    ).toBeVisible();
    await expect(page.queryByRole("heading", { name: "Asking for a new password" })).toBeNull();
    await expect(page.getByRole("heading", { name: "Paying" })).toBeVisible();
    await userEvent.clear(page.getByRole("searchbox"));
    await userEvent.click(page.getByRole("radio", { name: "Refusals" }));
    await expect(page.queryByRole("heading", { name: "Scenarios" })).toBeNull();
    await expect(
      page.getByText("In no scenario: Nothing in the shop deletes it while its page is open."),
    ).toBeVisible();
    await userEvent.click(page.getByRole("radio", { name: "New since the last release" }));
    const states = page.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);
    await expect(states).toEqual(["unpaid › declinedunpaid.declined"]);
    await userEvent.click(page.getByRole("radio", { name: "Everything" }));
  },
};
