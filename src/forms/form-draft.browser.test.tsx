import { useState, type ReactNode } from "react";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { ShopContext, useShop } from "#src/shop/shop-context.ts";
import { Field } from "#src/ui/field.tsx";
import { useFormDraft } from "./form-draft.ts";

afterEach(cleanup);

function Form() {
  const draftRef = useFormDraft("kept-form-test", false);
  return (
    <form {...draftRef} onSubmit={(event) => event.preventDefault()}>
      <Field label="Email" name="email" />
      <Field label="Password" name="password" type="password" autoComplete="current-password" />
      <button>Send</button>
    </form>
  );
}

const tab = new Map<string, string>();

function InATab({ children }: { children: ReactNode }) {
  const shop = useShop();
  const read = (key: string) => tab.get(key) ?? null;
  const write = (key: string, value: string | null) => void tab.set(key, value ?? "");
  const [browser] = useState({ ...shop.browser, tabStorage: { read, write } });
  return <ShopContext value={{ ...shop, browser }}>{children}</ShopContext>;
}

test("a revealed password is hidden on submit, and never stored", async () => {
  const user = userEvent.setup();
  const page = (id: string) => (
    <Surroundings languageId="en" marketId="europe">
      <InATab>
        <Form key={id} />
      </InATab>
    </Surroundings>
  );
  const { rerender } = render(page("first"));
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  await user.click(screen.getByRole("button", { name: "Show password" }));
  await user.type(field("Password"), "a fern in the hall");
  await user.type(field("Email"), "ada@example.com");
  expect(field("Password").type).toBe("text");
  const stored = [...tab.values()].join();
  expect(stored).toContain("ada@example.com");
  expect(stored).not.toContain("fern");
  await user.click(screen.getByText("Send"));
  expect([field("Password").type, field("Password").value]).toEqual(["password", "a fern in the hall"]);
  rerender(page("second"));
  expect([field("Email").value, field("Password").value]).toEqual(["ada@example.com", ""]);
});
