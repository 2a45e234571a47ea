import { FormattedMessage } from "react-intl";
import type { FulfilmentEvent } from "#machines/administration/fulfilment/fulfilment.contract.ts";
import type { FulfilmentView } from "#machines/administration/fulfilment/fulfilment.view.ts";
import { useFormDraft } from "#src/forms/form-draft.ts";
import { Notice } from "#src/ui/notice.tsx";
import { FulfilmentResult, Delivered, OnItsWay, Overtaken } from "./fulfilment-became.screen.tsx";
import { ShipmentForm } from "./fulfilment-form.screen.tsx";
import { Question } from "./fulfilment-question.screen.tsx";
import styles from "./fulfilment.module.css";

type Props = { view: FulfilmentView; send: (event: FulfilmentEvent) => void; orderId: string };

const keepsTyped: readonly FulfilmentView["screen"][] = [
  "form",
  "question",
  "overtaken",
  "administratorsOnly",
];

export function FulfilmentScreen({ view, send, orderId }: Props) {
  const name = `shipment-${orderId}`;
  // Here, because the form is not mounted when its draft has to be deleted.
  useFormDraft(name, !keepsTyped.includes(view.screen));
  switch (view.screen) {
    case "form":
      return (
        <div className={styles.ground}>
          <ShipmentForm view={view} send={send} name={name} />
        </div>
      );
    case "question":
      return (
        <div className={styles.ground}>
          {view.order.stage === "to_ship" ? (
            <ShipmentForm
              view={{ screen: "form", order: view.order, shipment: null, problem: null, isAsking: false }}
              send={send}
              name={name}
            />
          ) : (
            <OnItsWay order={view.order} send={send} />
          )}
          <Question view={view} send={send} />
        </div>
      );
    case "onItsWay":
      return (
        <div className={styles.ground}>
          <OnItsWay order={view.order} send={send} />
        </div>
      );
    case "overtaken":
      return <Overtaken order={view.order} send={send} />;
    case "delivered":
      return <Delivered order={view.order} />;
    case "nothingToDo":
      return (
        <Notice tone="information">
          <FulfilmentResult order={view.order} />
        </Notice>
      );
    case "notFound":
      return (
        <Notice tone="problem">
          <FormattedMessage id="admin.shipping.became.gone" />
        </Notice>
      );
    case "ownCase":
      return (
        <Notice tone="problem">
          <FormattedMessage id="admin.shipping.own_case" />
        </Notice>
      );
    case "administratorsOnly":
      return (
        <Notice tone="problem">
          <FormattedMessage id="admin.shipping.became.not_allowed" />
        </Notice>
      );
  }
}
