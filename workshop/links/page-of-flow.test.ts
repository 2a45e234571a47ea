import { expect, test } from "vitest";
import { flowModels } from "#scripts/flows.ts";
import { findRoute, routes } from "#src/app/routes.ts";
import { importedFiles } from "#tests/support/imported-files.ts";
import { pagesOfFlows, pageUrl } from "./page-of-flow.ts";

const flows = await flowModels();
const everywhere = importedFiles("src/entry.browser.tsx");

const shows = ({ file }: { file: string }, machine: string) =>
  everywhere.has(machine) || importedFiles(file.slice(1)).has(machine);

test.each(flows)("$flow is on its page, or on one of a single record below it", ({ flow, area, model }) => {
  const page = pagesOfFlows[model.machine.id]!;
  const machine = `machines/${area}/${flow}/${flow}.machine.ts`;
  const { route } = findRoute(page, "administrator");
  const below = routes.filter(
    ({ path }) => typeof path === "string" && path.startsWith(`${page}/`) && path.includes(":"),
  );
  expect(route.path).not.toBe("*");
  expect([route, ...below].some((candidate) => shows(candidate, machine))).toBe(true);
});

test("every page is of a flow", () => {
  expect(Object.keys(pagesOfFlows).sort()).toEqual(flows.map(({ model }) => model.machine.id).sort());
});

test("a flow's page opens with the inspector", () => {
  expect(pageUrl("checkout")).toBe("http://localhost:8080/checkout?inspect");
  expect(pageUrl("tourLeadSignUp")).toBe("http://localhost:8080/tour-lead-signup/?inspect");
  expect(pageUrl("unknown")).toBeNull();
});
