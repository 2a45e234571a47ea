import { useState } from "react";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { PhotoPicker } from "./photo-picker.tsx";

let chosen: File[] = [];
beforeEach(() => void (chosen = []));
afterEach(cleanup);

function Album({ first }: { first: number }) {
  const [count, setCount] = useState(first);
  const [refused, setRefused] = useState(0);
  const add = (files: File[]) => {
    chosen.push(...files);
    setCount(count + files.length);
  };
  return (
    <Surroundings languageId="en" marketId="europe">
      <PhotoPicker maximum={6} count={count} refused={refused} onChosen={add} />
      <button type="button" onClick={() => setCount(count - 1)}>
        One less
      </button>
      <button
        type="button"
        onClick={() => {
          setCount(count - 1);
          setRefused(refused + 1);
        }}
      >
        One is no photo
      </button>
      <textarea aria-label="Note" />
    </Surroundings>
  );
}

const shown = (first = 0) => render(<Album first={first} />);
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => new File(["x"], `${index + 1}.jpg`, { type: "image/jpeg" }));
const names = () => chosen.map(({ name }) => name);
const input = () => screen.getByLabelText<HTMLInputElement>("Choose photos");

function holding(files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}
const options = { bubbles: true, cancelable: true };
const over = (target: Element, type: string, files: readonly File[]) =>
  act(async () => target.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: holding(files) })));
const paste = (target: Element, data: DataTransfer) =>
  act(async () => target.dispatchEvent(new ClipboardEvent("paste", { ...options, clipboardData: data })));

test("a seventh photo is refused with a message, and the six are kept", async () => {
  shown();
  await userEvent.upload(input(), photos(7));
  expect(names()).toEqual(["1.jpg", "2.jpg", "3.jpg", "4.jpg", "5.jpg", "6.jpg"]);
  expect(screen.getByRole("alert").textContent).toBe("1 photo was left out: no more than 6 are possible.");
  expect(screen.getByRole("group").textContent).toContain("To add another, remove one first.");
});

test("the message stays when another file is no photo, until one is removed", async () => {
  shown();
  await userEvent.upload(input(), photos(7));
  await userEvent.click(screen.getByRole("button", { name: "One is no photo" }));
  expect(screen.getByRole("alert").textContent).toContain("1 photo was left out");
  await userEvent.click(screen.getByRole("button", { name: "One less" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a photo dropped on a full picker is refused with a message too", async () => {
  shown(6);
  await over(screen.getByRole("group"), "drop", photos(1));
  expect(chosen).toEqual([]);
  expect(screen.getByRole("alert").textContent).toContain("1 photo was left out");
});

test("the same file can be chosen again after its removal", async () => {
  shown(5);
  await userEvent.upload(input(), photos(1));
  await userEvent.click(screen.getByRole("button", { name: "One less" }));
  expect(input().value).toBe("");
  await userEvent.upload(input(), photos(1));
  expect(names()).toEqual(["1.jpg", "1.jpg"]);
});

test("files are accepted where they are dropped, and a drop beside it does not leave the page", async () => {
  shown();
  const group = screen.getByRole("group");
  await over(group, "dragover", photos(2));
  expect(group.textContent).toContain("Drop them here");
  const isUnhandled = await over(document.body, "drop", photos(2));
  expect(isUnhandled).toBe(false);
  expect(chosen).toEqual([]);
  expect(group.textContent).not.toContain("Drop them here");
  await over(group, "drop", photos(2));
  expect(names()).toEqual(["1.jpg", "2.jpg"]);
});

test("dragged text is ignored", async () => {
  shown();
  const words = new DataTransfer();
  words.setData("text/plain", "a note");
  const group = screen.getByRole("group");
  const isUnhandled = group.dispatchEvent(new DragEvent("dragover", { ...options, dataTransfer: words }));
  expect(isUnhandled).toBe(true);
});

test("a picture can be pasted anywhere; pasted text goes into the field", async () => {
  shown();
  const note = screen.getByLabelText("Note");
  expect(await paste(document.body, holding(photos(1)))).toBe(false);
  expect(names()).toEqual(["1.jpg"]);
  const words = new DataTransfer();
  words.setData("text/plain", "a note");
  expect(await paste(note, words)).toBe(true);
  expect(names()).toEqual(["1.jpg"]);
});

test("it is reachable by keyboard, and states the accepted types and the limit", async () => {
  shown();
  await userEvent.tab();
  expect(document.activeElement).toBe(input());
  expect(input().accept).toBe("image/jpeg,image/png");
  expect(input().multiple).toBe(true);
  const camera = screen.getByLabelText<HTMLInputElement>("Take a photo");
  expect(camera.getAttribute("capture")).toBe("environment");
  expect(screen.getByRole("group").textContent).toContain("Up to 6 photos, JPEG or PNG.");
});

test("invalid files do not count: of ten files with a PDF third, six photos are kept", async () => {
  shown();
  const files = photos(10).with(2, new File(["x"], "3.pdf", { type: "application/pdf" }));
  await over(screen.getByRole("group"), "drop", files);
  expect(names()).toEqual(["1.jpg", "2.jpg", "3.pdf", "4.jpg", "5.jpg", "6.jpg", "7.jpg"]);
  expect(screen.getByRole("alert").textContent).toContain("3 photos were left out");
});
