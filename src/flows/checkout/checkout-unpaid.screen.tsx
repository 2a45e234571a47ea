import { FormattedMessage } from "react-intl";
import type { UnpaidBecause } from "../../../machines/checkout/checkout.view.ts";
import { CustomerService } from "../../facts/customer-service.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Send } from "./checkout.send.ts";
import styles from "./checkout.module.css";

/** An order that stands and is not paid: pay, or call it off. */
export function UnpaidScreen({ because, send }: { because: UnpaidBecause; send: Send }) {
  return (
    <div className={styles.narrow}>
      <Notice tone={because === "notPaidYet" || because === "goingOnElsewhere" ? "information" : "problem"}>
        <FormattedMessage id={`checkout.unpaid.${because}`} />
      </Notice>
      <p>
        <FormattedMessage id="checkout.unpaid.kept" />
      </p>
      {because === "providerError" && <CustomerService />}
      <div className={styles.actions}>
        <Button type="button" size="large" onClick={() => send({ type: "payment.requested" })}>
          <FormattedMessage id="checkout.pay_now" />
        </Button>
        <Button type="button" look="quiet" onClick={() => send({ type: "cancellation.requested" })}>
          <FormattedMessage id="checkout.cancel_order" />
        </Button>
      </div>
    </div>
  );
}
