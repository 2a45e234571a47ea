import { useEffect, useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { specifiedCalls } from "#specification/specified-calls.ts";
import { sections } from "#specification/statements.ts";
import { allPages } from "#workshop/pages/all-pages.ts";
import { flowStages } from "#workshop/stories/flow-stages.ts";
import { pagesTitle } from "#workshop/stories/story-names.ts";
import { SpecificationPage } from "./specification-page.tsx";

export default { title: "Specification" } satisfies Meta;

const states = [...flowStages.values()].flatMap(({ paths }) =>
  Object.entries(paths.requirements ?? {}).flatMap(([state, ids]) =>
    ids.map((id) => ({ id, machineId: paths.machine.id, flow: paths.title, state })),
  ),
);

const pages = allPages.flatMap(({ requirements, area, title }) =>
  requirements.map((id) => ({ id, of: pagesTitle(area, title), title })),
);
const operations = Object.entries(specifiedCalls).flatMap(([id, calls]) =>
  calls.flatMap(({ operation, method, path }) =>
    operation === null ? [] : [{ id, operation, method, path }],
  ),
);

type Named = typeof import("virtual:named-statements").default;

function Whole() {
  const [named, setNamed] = useState<Named | null>(null);
  useEffect(() => {
    void import("virtual:named-statements").then(({ default: all }) => setNamed(all));
  }, []);
  return named && <SpecificationPage {...{ sections, states, pages, operations }} tests={named} />;
}

/** Not judged: it changes with every test. The page of two statements is judged instead. */
export const AllStatements: StoryObj = {
  name: "All statements",
  tags: ["!test"],
  render: () => <Whole />,
};

const two = {
  "2 Screens and routes": {
    "layout.logo": "The header has a logo.",
    "layout.mobile-menu": "The menu opens as a sidebar on a phone.",
  },
};
const test = { file: "e2e/layout.spec.ts", title: "the header has a logo" };

export const TwoStatements: StoryObj = {
  name: "Two statements",
  render: () => (
    <SpecificationPage
      sections={two}
      tests={[{ id: "layout.logo", ...test }]}
      pages={[{ id: "layout.logo", of: "Pages/Buying/Home", title: "Home" }]}
      operations={[{ id: "layout.logo", operation: "getSettings", method: "GET", path: "/settings/" }]}
      states={[
        { id: "layout.mobile-menu", machineId: "payment", flow: "Paying", state: "unpaid.notApproved" },
      ]}
    />
  ),
};

export const Searched: StoryObj = {
  ...TwoStatements,
  name: "Searched",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole("status");
    await expect(status).toHaveTextContent("Statements: 2, without a test: 1");
    await expect(canvas.getByText("No test")).toBeVisible();
    const field = canvas.getByLabelText("Statement, state, page, operation, file or test");
    await userEvent.type(field, "Layout.Spec");
    await expect(status).toHaveTextContent("Statements: 1, without a test: 0");
    await expect(canvas.getByText("the header has a logo")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "Not approved");
    await expect(canvas.getByRole("link", { name: "Paying: unpaid › not approved" })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "getSettings");
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveAttribute(
      "href",
      "./?path=/story/pages-buying-home--full",
    );
    await expect(canvas.getByText("GET /settings/")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "sidebar");
    await expect(canvas.queryByText("The header has a logo.")).toBeNull();
  },
};
