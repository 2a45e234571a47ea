import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "wouter";
import { links } from "#domain/links.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import styles from "./queue.module.css";

/** A barcode scanner types a number and presses Enter, so the field has the focus and its text is selected by the next scan. */
export function StockSearch({ term }: { term: string }) {
  const intl = useIntl();
  const { language } = useFacts();
  const [, go] = useLocation();
  return (
    <Form
      key={term}
      role="search"
      aria-label={intl.formatMessage({ id: "admin.stock.title" })}
      className={styles.search}
      action={`/${language.id}${links.adminStock()}`}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get("term") ?? "");
        go(links.adminStock({ term: typed.trim() }));
      }}
    >
      <Field
        label={intl.formatMessage({ id: "admin.stock.search" })}
        name="term"
        type="search"
        longest={100}
        defaultValue={term}
        autoComplete="off"
        ref={selectText}
      />
      <Button type="submit" look="quiet">
        <FormattedMessage id="admin.orders.search.act" />
      </Button>
    </Form>
  );
}

const selectText = (field: HTMLInputElement | null): void => {
  field?.focus({ preventScroll: true });
  field?.select();
};
