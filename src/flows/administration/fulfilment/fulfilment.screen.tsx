import { useLayoutEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import type { FulfilmentEvent } from "#machines/administration/fulfilment/fulfilment.contract.ts";
import type { FulfilmentView } from "#machines/administration/fulfilment/fulfilment.view.ts";
import { useFormDraft, useStoredDraft } from "#src/forms/form-draft.ts";
import { Notice } from "#src/ui/notice.tsx";
import { FulfilmentResult, Delivered, Overtaken } from "./fulfilment-became.screen.tsx";
import { ShipmentForm, type FormView } from "./fulfilment-form.screen.tsx";
import { Question } from "./fulfilment-question.screen.tsx";
import { Shipments } from "./fulfilment-shipments.tsx";
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
  const isLeft = !keepsTyped.includes(view.screen);
  useFormDraft(name, isLeft);
  useFormDraft(correctionOf(name), isLeft || (view.screen === "form" && !view.corrected));
  useForgottenDraft(name, view);
  switch (view.screen) {
    case "form":
      return <Parts view={view} send={send} name={name} />;
    case "question":
      return (
        <>
          {view.order.stage === "to_ship" ? (
            <Parts view={behind(view)} send={send} name={name} />
          ) : (
            <OnItsWay order={view.order} send={send} />
          )}
          <Question view={view} send={send} />
        </>
      );
    case "onItsWay":
      return <OnItsWay order={view.order} send={send} />;
    case "overtaken":
      return <Overtaken {...view} send={send} />;
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

const correctionOf = (name: string): string => `${name}-correction`;

const OnItsWay = ({ order, send }: Pick<FormView, "order"> & Pick<Props, "send">) => (
  <div className={styles.ground}>
    <Shipments order={order} send={send} />
  </div>
);

/** What was sent, and the form for what is left; a correction is alone. */
function Parts({ view, send, name }: { view: FormView; send: Props["send"]; name: string }) {
  const { order, corrected, isAsking } = view;
  const isNext = order.shipments.length > 0 && !corrected;
  return (
    <div className={styles.ground}>
      {isNext && (
        <>
          <Shipments order={order} send={isAsking ? undefined : send} />
          <h3>
            <FormattedMessage
              id={order.collectedAs === null ? "admin.shipping.next" : "admin.shipping.next_ready"}
            />
          </h3>
        </>
      )}
      <ShipmentForm
        key={corrected ? corrected.id : order.shipments.length}
        view={view}
        send={send}
        name={corrected ? correctionOf(name) : name}
      />
    </div>
  );
}

const behind = ({ order }: Extract<FulfilmentView, { screen: "question" }>): FormView => ({
  screen: "form",
  order,
  corrected: null,
  shipment: null,
  items: null,
  problem: null,
  isAsking: false,
});

/** Deletes the draft of what was sent, before the form for the next shipment reads it. */
function useForgottenDraft(name: string, view: FulfilmentView): void {
  const { write } = useStoredDraft(name);
  const count = "order" in view ? view.order.shipments.length : 0;
  const isEmpty = view.screen === "form" && view.shipment === null;
  const before = useRef(count);
  useLayoutEffect(() => {
    if (count > before.current && isEmpty) write(null);
    before.current = count;
  }, [count, isEmpty, write]);
}
