import { expect, test } from "vitest";
import { endInspect, readInspect } from "./inspect-parameter.ts";

function newTab() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
}
const off = { isOn: false, opensStately: false };
const on = { isOn: true, opensStately: false };

test("once seen, ?inspect holds for every page of the tab until it is switched off", () => {
  const tab = newTab();
  expect(readInspect("", tab)).toEqual(off);
  expect(readInspect("?inspect", tab)).toEqual(on);
  expect(readInspect("?page=2", tab)).toEqual(on);
  expect(readInspect("?page=2&inspect=off", tab)).toEqual(off);
  expect(readInspect("", tab)).toEqual(off);
  expect(readInspect("", newTab())).toEqual(off);
});

test("Stately's inspector is opened only where it is asked for", () => {
  const tab = newTab();
  expect(readInspect("?inspect=stately", tab)).toEqual({ isOn: true, opensStately: true });
  expect(readInspect("", tab)).toEqual(on);
});

test("closing switches it off, also for a reload of the same page", () => {
  const tab = newTab();
  readInspect("?inspect&page=2", tab);
  const address = endInspect("http://localhost:8080/en/shop?inspect=&page=2#list", tab);
  expect(address).toBe("http://localhost:8080/en/shop?page=2#list");
  expect(readInspect(new URL(address).search, tab)).toEqual(off);
});
