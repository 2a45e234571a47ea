import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "wouter";
import { links } from "#domain/links.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import styles from "#src/orders/rows.module.css";

/** An ordinary form, so that the search is in the URL. */
export function OrderSearch({ reference }: { reference: string }) {
  const intl = useIntl();
  const { language } = useFacts();
  const [, go] = useLocation();
  return (
    <Form
      // Resets the field when the URL changes, as after going back.
      key={reference}
      role="search"
      aria-label={intl.formatMessage({ id: "orders.title" })}
      className={styles.search}
      action={`/${language.id}${links.orders()}`}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get("reference") ?? "");
        go(links.orders({ reference: typed.trim() }));
      }}
    >
      <Field
        label={intl.formatMessage({ id: "orders.search.label" })}
        name="reference"
        type="search"
        longest={40}
        defaultValue={reference}
      />
      <Button type="submit" look="quiet">
        <FormattedMessage id="orders.search.act" />
      </Button>
    </Form>
  );
}
