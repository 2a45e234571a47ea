import { useState } from "react";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Surroundings languageId="en" marketId="europe">
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Switch to Japan?" onClose={() => setOpen(false)}>
          <input aria-label="Word" />
        </Dialog>
      )}
    </Surroundings>
  );
}

test.each(["{Escape}", "{Enter}"])(
  "a dialog takes the focus, and returns it when closed by %s",
  async (key) => {
    const user = userEvent.setup();
    render(<Opener />);
    const opener = screen.getByRole("button", { name: "Open" });
    await user.click(opener);
    expect(screen.getByLabelText("Word")).toBe(document.activeElement);
    if (key === "{Enter}") screen.getByRole("button", { name: "Close" }).focus();
    if (key === "{Enter}") await user.keyboard(key);
    else screen.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener);
  },
);

test("its buttons stay in view, however long its content is", async () => {
  render(
    <Surroundings languageId="en" marketId="europe">
      <Dialog title="Switch to Japan?" onClose={() => {}} actions={<button type="button">Switch</button>}>
        {Array.from({ length: 60 }, (_, line) => (
          <p key={line}>Line {line}</p>
        ))}
      </Dialog>
    </Surroundings>,
  );
  const dialog = screen.getByRole("dialog");
  await expect.poll(() => dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  const { bottom, left } = screen.getByRole("button", { name: "Switch" }).getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom);
  expect(document.elementFromPoint(left + 4, bottom - 4)?.textContent).toBe("Switch");
});
