import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "wouter";
import { useFacts } from "#src/facts/use-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import styles from "./queue.module.css";

type Props = {
  list: "orders" | "stock";
  term: string;
  /** The list's address with a term. */
  linkTo: (term: string | undefined) => string;
  /** A barcode scanner types a number and presses Enter, so the field has the focus, and the next scan replaces its text. */
  isScanned?: boolean;
  /** Hidden fields, for a form that is sent without scripts. */
  children?: ReactNode;
};

/** An ordinary form, so that the search is in the URL. */
export function ListSearch({ list, term, linkTo, isScanned = false, children }: Props) {
  const intl = useIntl();
  const { language } = useFacts();
  const [, go] = useLocation();
  return (
    <Form
      // Resets the field when the URL changes, as after going back.
      key={term}
      role="search"
      aria-label={intl.formatMessage({ id: `admin.${list}.title` })}
      className={styles.search}
      action={`/${language.id}${linkTo(undefined)}`}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get("term") ?? "");
        go(linkTo(typed.trim()));
      }}
    >
      {children}
      <Field
        label={intl.formatMessage({ id: `admin.${list}.search` })}
        name="term"
        type="search"
        longest={100}
        defaultValue={term}
        {...(isScanned && { autoComplete: "off", ref: selectText })}
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
