import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { CartEvent } from "#machines/shopping/cart/cart.contract.ts";
import type { CartNotice } from "#machines/shopping/cart/cart.view.ts";
import { itemMaximum } from "#domain/specified-values.ts";
import { Button } from "#src/ui/button.tsx";
import { Form } from "#src/ui/form.tsx";
import { Count } from "#src/ui/count.tsx";
import { CartNoticeScreen } from "./cart-notice.screen.tsx";
import styles from "./cart.module.css";

export function BuyScreen(props: {
  notice: CartNotice;
  onAdd: (count: number) => void;
  send: (event: CartEvent) => void;
  isFloating?: boolean;
}) {
  const [count, setCount] = useState(1);
  const buy = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    props.onAdd(count);
  };
  return (
    <Form className={styles.buy} onSubmit={buy} data-buy={props.isFloating ? "bar" : "page"}>
      <Count count={count} maximum={itemMaximum} onChange={setCount} />
      <Button type="submit" size="large">
        <FormattedMessage id="catalogue.product.add_to_cart" />
      </Button>
      {!props.isFloating && <CartNoticeScreen notice={props.notice} send={props.send} />}
    </Form>
  );
}
