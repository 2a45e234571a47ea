import { expect, test } from "vitest";
import { splitAtBotanicalName } from "./botanical-name.ts";

test("a botanical name is found with its brackets, a variety's with its quotation marks", () => {
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

test("an apostrophe is no quotation mark, and brackets in another script turn with their line", () => {
  expect(splitAtBotanicalName("Bird's nest fern, grower's choice")).toBeNull();
  expect(splitAtBotanicalName("بيليا (نبات النقود الصيني)")).toBeNull();
});
