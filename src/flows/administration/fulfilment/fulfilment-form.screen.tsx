import { useEffect, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  knownCarriers,
  maximumCarrierLength,
  maximumTrackingNumberLength,
  maximumTrackingUrlLength,
  type Shipment,
} from "#domain/tracking.ts";
import type {
  FulfilledOrder,
  FulfilmentEvent,
} from "#machines/administration/fulfilment/fulfilment.contract.ts";
import type { FulfilmentView } from "#machines/administration/fulfilment/fulfilment.view.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { useFormDraft } from "#src/forms/form-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { itemsIn, ShipmentItems } from "./fulfilment-items.tsx";
import styles from "./fulfilment.module.css";

export type FormView = Extract<FulfilmentView, { screen: "form" }>;
type Props = { view: FormView; send: (event: FulfilmentEvent) => void; name: string };

/** `name`: the key of the stored draft. */
export function ShipmentForm({ view, send, name }: Props) {
  const { order, corrected, items, problem, isAsking } = view;
  const draftRef = useFormDraft(name, false);
  const { ref } = draftRef;
  useEffect(() => {
    if (problem === "noItems" || problem === "noCarrier" || problem === "badLink")
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [ref, problem]);
  // A stored draft may have more than is left since somebody else shipped. After the effect that fills it in.
  useEffect(() => {
    for (const field of ref.current?.querySelectorAll<HTMLInputElement>('input[type="number"]') ?? [])
      if (field.validity.rangeOverflow) field.value = field.max;
  }, [ref]);
  const isCorrection = corrected !== null;
  return (
    <Form
      {...draftRef}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const chosen = isCorrection ? null : itemsIn(form, order.toShip);
        send({ type: "shipment.submitted", shipment: shipmentIn(form, order), items: chosen });
      }}
    >
      {(problem === "unforeseen" || problem === "unreachable") && (
        <FormProblem problem={problem} onRetry={() => send({ type: "retry.requested" })} />
      )}
      {!isCorrection && (
        <ShipmentItems
          lines={order.toShip}
          items={items}
          isCollected={order.collectedAs !== null}
          isMissing={problem === "noItems"}
        />
      )}
      {order.collectedAs === null && <CarrierFields view={view} />}
      <p className={styles.note}>
        <FormattedMessage id="admin.shipping.mails" />
      </p>
      <div className={styles.actions}>
        <Button type="submit" busy={isAsking}>
          <FormattedMessage id={`admin.shipping.${submitName(view)}`} />
        </Button>
        {!isAsking && <Instead isCorrection={isCorrection} send={send} />}
      </div>
    </Form>
  );
}

function submitName({ corrected, order }: FormView): "save" | "ship" | "ready" {
  if (corrected !== null) return "save";
  return order.collectedAs === null ? "ship" : "ready";
}

function CarrierFields({ view: { shipment, problem } }: { view: FormView }) {
  const intl = useIntl();
  const carriers = useId();
  return (
    <>
      <Field
        name="carrier"
        label={intl.formatMessage({ id: "admin.shipping.carrier" })}
        problem={
          problem === "noCarrier"
            ? intl.formatMessage({ id: "admin.shipping.problem.no_carrier" })
            : undefined
        }
        type="text"
        list={carriers}
        longest={maximumCarrierLength}
        defaultValue={shipment?.carrier}
        required
      />
      <datalist id={carriers}>
        {knownCarriers.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
      <Field
        name="number"
        label={intl.formatMessage({ id: "admin.shipping.number" })}
        type="text"
        autoComplete="off"
        longest={maximumTrackingNumberLength}
        defaultValue={shipment?.trackingNumber ?? ""}
      />
      <Field
        name="link"
        label={intl.formatMessage({ id: "admin.shipping.link" })}
        hint={intl.formatMessage({ id: "admin.shipping.link_hint" })}
        problem={
          problem === "badLink"
            ? intl.formatMessage({ id: "admin.shipping.problem.link" }, { start: "https://" })
            : undefined
        }
        type="text"
        inputMode="url"
        autoComplete="off"
        longest={maximumTrackingUrlLength}
        defaultValue={shipment?.trackingUrl ?? ""}
      />
    </>
  );
}

const Instead = ({ isCorrection, send }: { isCorrection: boolean; send: Props["send"] }) => (
  <Button
    type="button"
    look="quiet"
    onClick={() =>
      send(isCorrection ? { type: "correction.left" } : { type: "delivery.requested", shipmentId: null })
    }
  >
    <FormattedMessage id={isCorrection ? "admin.shipping.leave" : "admin.shipping.in_person"} />
  </Button>
);

/** A shipment names a carrier; in its place stands how the order is collected. */
function shipmentIn(form: HTMLFormElement, { collectedAs }: FulfilledOrder): Shipment {
  if (collectedAs !== null)
    return {
      carrier: [...collectedAs].slice(0, maximumCarrierLength).join(""),
      trackingNumber: null,
      trackingUrl: null,
    };
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? "").trim();
  return {
    carrier: text("carrier"),
    trackingNumber: text("number") || null,
    trackingUrl: text("link") || null,
  };
}
