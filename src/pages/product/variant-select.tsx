import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "wouter";
import { Button } from "#src/ui/button.tsx";
import { Form } from "#src/ui/form.tsx";
import type { LinkState } from "#src/ui/link.tsx";
import { Select } from "#src/ui/select.tsx";
import type { OfferedValue, OptionChoice } from "./variant-choice.tsx";
import styles from "./variant-choice.module.css";

type Props = Pick<OptionChoice, "option"> & {
  values: readonly OfferedValue[];
  priceOf: (value: OfferedValue) => string | null;
};

/** For an option with many values: a list of the browser's own; without scripts, a button shows the choice. */
export function VariantSelect({ option, values, priceOf }: Props) {
  const intl = useIntl();
  const [, go] = useLocation();
  const chosen = values.find(({ isChosen }) => isChosen)?.variant.reference ?? "";
  const choose = (reference: string) => {
    const value = values.find(({ variant }) => variant.reference === reference);
    const state: LinkState = { stays: true };
    if (value) go(value.href, { replace: true, state });
  };
  return (
    <Form
      className={styles.select}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        choose(String(new FormData(event.currentTarget).get("variant")));
      }}
    >
      <Select
        name="variant"
        label={option.name}
        value={chosen}
        onChoose={choose}
        options={values.map((value) => ({
          value: value.variant.reference,
          text: [
            value.name,
            priceOf(value),
            value.why && intl.formatMessage({ id: `catalogue.product.value_${value.why}` }),
          ]
            .filter(Boolean)
            .join(" · "),
        }))}
      />
      <noscript>
        <Button type="submit" look="quiet">
          <FormattedMessage id="catalogue.product.show_choice" />
        </Button>
      </noscript>
    </Form>
  );
}
