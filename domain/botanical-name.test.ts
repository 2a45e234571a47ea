import { expect, test } from "vitest";
import { splitAtBotanicalName } from "./botanical-name.ts";

test("a botanical name is found with its brackets or quotation marks", () => {
  expect(splitAtBotanicalName("سرخس (Nephrolepis exaltata)، كبير")).toEqual({
    before: "سرخس ",
    botanical: "(Nephrolepis exaltata)",
    behind: "، كبير",
  });
  expect(splitAtBotanicalName("توليب 'Queen of Night'، 15 بصلة")).toEqual({
    before: "توليب ",
    botanical: "'Queen of Night'",
    behind: "، 15 بصلة",
  });
});

test("apostrophes and brackets in another script are no botanical name", () => {
  expect(splitAtBotanicalName("Bird's nest fern, grower's choice")).toBeNull();
  expect(splitAtBotanicalName("توليب 'Nr. 5'")).toBeNull();
  expect(splitAtBotanicalName("بيليا (نبات النقود الصيني)")).toBeNull();
});
