import { expect, test } from "vitest";

const page = `<html lang="en">\n<h1>Boston fern</h1>\n${"<p>soil</p>".repeat(1_000)}`;
const messageOf = (assert: () => void): string => {
  try {
    assert();
  } catch (error) {
    return (error as Error).message;
  }
  return "";
};

test("a page that differs is reported by its first difference", () => {
  expect(page).toBeText(page);
  const message = messageOf(() => expect(page).toBeText(page.replace("fern", "tern")));
  expect(message).toContain("character 28 (line 2, column 12)");
  expect(message).toContain("Boston tern");
  expect(message.length).toBeLessThan(500);
});

test("a page that lacks a part is reported by what comes closest", () => {
  expect(page).toIncludeText("<h1>Boston fern</h1>");
  const message = messageOf(() => expect(page).toIncludeText("<h1>Boston ivy</h1>"));
  expect(message).toContain("closest at character 17 (line 2, column 1), the same for 11 of 19 characters");
  expect(message.length).toBeLessThan(500);
  expect(messageOf(() => expect(page).toIncludeText("€"))).toContain("not one character");
});

test("a page that has what it must not have is reported by the place", () => {
  expect(page).not.toIncludeText("Boston ivy");
  const message = messageOf(() => expect(page).not.toIncludeText("Boston fern"));
  expect(message).toContain("character 21 (line 2, column 5)");
  expect(message.length).toBeLessThan(500);
  const matching = messageOf(() => expect(page).not.toMatchText(/Boston \w+/));
  expect(matching).toContain("character 21 (line 2, column 5)");
  expect(messageOf(() => expect(page).toMatchText(/Boston$/)).length).toBeLessThan(500);
});
