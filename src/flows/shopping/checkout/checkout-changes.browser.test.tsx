import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { dayFormat } from "#domain/day-format.ts";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { ChangesScreen } from "./checkout-changes.screen.tsx";

afterEach(cleanup);

const before = { arrivesFrom: "2026-12-01", arrivesTo: "2026-12-03" };
const after = { arrivesFrom: "2026-12-03", arrivesTo: "2026-12-07" };

const format = new Intl.DateTimeFormat("en-GB", dayFormat("en-GB"));
const days = (from: string, to = from) => format.formatRange(new Date(from), new Date(to));
const [was, now] = [days("2026-12-01", "2026-12-03"), days("2026-12-03", "2026-12-07")];

test.each([
  [false, after, `Arrives ${now} instead of ${was}.`],
  [true, after, `Ready to collect ${days("2026-12-03")} instead of ${days("2026-12-01")}.`],
  [false, null, `It was to arrive ${was}, but now we cannot name a day.`],
  [true, null, `It was to be ready ${days("2026-12-01")}, but now we cannot name a day.`],
])("a later day says what it was and is: collected %s, %j", (isCollected, day, text) => {
  render(
    <Surroundings languageId="en" marketId="europe">
      <ChangesScreen
        refusals={[{ code: "delivery_date_changed", params: { isCollected, before, after: day } }]}
        send={() => {}}
      />
    </Surroundings>,
  );
  expect(document.querySelector("li")?.textContent).toBe(text);
});
