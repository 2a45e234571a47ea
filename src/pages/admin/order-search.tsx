import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "wouter";
import { links } from "#domain/links.ts";
import type { Wire } from "#src/api/client.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import styles from "./queue.module.css";

/** An ordinary form, so that the search is in the URL. */
export function OrderSearch({ stage, term }: { stage: Wire["OrderStage"]; term: string }) {
  const intl = useIntl();
  const { language } = useFacts();
  const [, go] = useLocation();
  return (
    <Form
      // Resets the field when the URL changes, as after going back.
      key={term}
      role="search"
      aria-label={intl.formatMessage({ id: "admin.orders.title" })}
      className={styles.search}
      action={`/${language.id}${links.adminOrders()}`}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get("term") ?? "");
        go(links.adminOrders({ stage, term: typed.trim() }));
      }}
    >
      <input type="hidden" name="stage" value={stage} />
      <Field
        label={intl.formatMessage({ id: "admin.orders.search" })}
        name="term"
        type="search"
        longest={100}
        defaultValue={term}
      />
      <Button type="submit" look="quiet">
        <FormattedMessage id="admin.orders.search.act" />
      </Button>
    </Form>
  );
}
