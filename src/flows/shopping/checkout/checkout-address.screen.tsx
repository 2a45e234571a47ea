import { Fragment, useEffect, useRef, useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { AddressMarket } from "#domain/address.ts";
import { links } from "#domain/links.ts";
import { hasEmoji, hasInvisibleCharacters, maximumNoteLength } from "#domain/note.ts";
import type { CheckoutView } from "#machines/shopping/checkout/checkout.view.ts";
import { AddressFields } from "#src/forms/address-fields.tsx";
import { EmailField } from "#src/forms/email-field.tsx";
import { intoSight } from "#src/forms/request-problem.tsx";
import { useLeftFields } from "#src/forms/use-left-fields.ts";
import type { SummaryLine } from "#src/orders/order-summary.tsx";
import { Button } from "#src/ui/button.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { TooMany } from "#src/ui/too-many.tsx";
import { Gift } from "./checkout-gift.tsx";
import { readForm, useInvoice } from "./checkout-address.form.ts";
import { acceptsVatId } from "./checkout.wire.ts";
import type { Send } from "./checkout.send.ts";
import styles from "./checkout.module.css";

type View = Extract<CheckoutView, { screen: "addressForm" }>;
/** Servers of the last release name no countries of VAT IDs. */
export type DeliveryMarket = AddressMarket & { vat_id_countries?: readonly string[] };
type Kind = "delivery" | "invoice";

const otherRules = {
  email: ({ validity }: { validity: ValidityState }) => (validity.valid ? null : "email_format"),
  giftNote: ({ value }: { value: string }) => {
    if (hasInvisibleCharacters(value)) return "unseen_marks";
    return hasEmoji(value) ? "not_printable" : null;
  },
};

export function AddressScreen({
  view,
  logIn,
  send,
  market,
  lines = [],
}: {
  view: View;
  /** A guest's way to the log-in. */
  logIn?: ReactNode;
  send: Send;
  market: DeliveryMarket;
  lines?: readonly Pick<SummaryLine, "name" | "barredCountries">[];
}) {
  const { typed, fieldErrors, saving } = view;
  const { problems, ...leaving } = useLeftFields(fieldErrors, market, otherRules);
  const form = useRef<HTMLFormElement>(null);
  const invoice = useInvoice(view, form, send);
  const refused = Object.keys(fieldErrors).join();
  useEffect(() => {
    if (refused !== "") form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refused]);
  const storeForm = (event: React.SyntheticEvent<HTMLFormElement>) =>
    send({ type: "address.typed", ...readForm(event.currentTarget) });
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ type: "address.submitted", ...readForm(event.currentTarget) });
  };
  const country = typed?.delivery.country ?? "";
  const barred = lines.filter(({ barredCountries }) => barredCountries?.includes(country));
  const address = (kind: Kind) => (
    <AddressFields
      name={kind}
      section={kind === "delivery" ? "shipping" : "billing"}
      typed={kind === "invoice" ? invoice.typed : (typed?.delivery ?? null)}
      problems={problems}
      countries={market.countries}
      barred={barred.map(({ name }) => name)}
    />
  );
  return (
    <Form
      ref={form}
      className={styles.form}
      onChange={storeForm}
      onSubmit={submit}
      isCheckedByFlow
      {...leaving}
    >
      {view.minutes !== null && <TooMany minutes={view.minutes} ref={intoSight} />}
      {view.isGuest && (
        <Email typed={typed?.email ?? ""} problem={problems["email"]}>
          {logIn}
        </Email>
      )}
      <fieldset className={styles.fields}>
        <legend>
          <FormattedMessage id="address.delivery" />
        </legend>
        {address("delivery")}
      </fieldset>
      <Gift
        typed={typed?.giftNote ?? null}
        switchedOff={typed?.switchedOff?.giftNote}
        problem={problems["giftNote"]}
        onChange={invoice.adaptToGift}
      />
      <Checkbox name="other-invoice" checked={invoice.isOther} onChange={invoice.setOther}>
        <FormattedMessage id="checkout.address.other_invoice" />
      </Checkbox>
      {/* Hidden rather than removed, so that its text is still there if the customer shows it again. */}
      <fieldset className={styles.fields} hidden={!invoice.isOther} disabled={!invoice.isOther}>
        <legend>
          <FormattedMessage id="address.invoice" />
        </legend>
        <Fragment key={invoice.filled}>{address("invoice")}</Fragment>
      </fieldset>
      <VatId
        typed={typed?.vatId ?? ""}
        problem={fieldErrors["vatId"]}
        isUsed={acceptsVatId(market, country)}
      />
      <Note typed={typed?.note ?? ""} problem={fieldErrors["note"]} />
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={saving}>
          <FormattedMessage id="checkout.to_delivery" />
        </Button>
        <ButtonLink href={links.cart} look="quiet">
          <FormattedMessage id="checkout.back_to_cart" />
        </ButtonLink>
      </div>
    </Form>
  );
}

function Email(props: { typed: string; problem: string | undefined; children: ReactNode }) {
  const intl = useIntl();
  return (
    <fieldset className={styles.contact}>
      <legend>
        <FormattedMessage id="checkout.contact" />
      </legend>
      <EmailField
        label={intl.formatMessage({ id: "checkout.email" })}
        autoComplete="email"
        defaultValue={props.typed}
        problem={props.problem && intl.formatMessage({ id: `address.problem.${props.problem}` })}
      />
      {props.children}
    </fieldset>
  );
}

/** Hidden rather than removed where it makes no difference, so that its text is still there for another country. */
function VatId(props: { typed: string; problem: string | undefined; isUsed: boolean }) {
  const { typed, problem, isUsed } = props;
  const intl = useIntl();
  return (
    <div hidden={!isUsed}>
      <Field
        label={intl.formatMessage({ id: "checkout.vat_id" })}
        name="vatId"
        autoComplete="off"
        defaultValue={typed}
        problem={problem && intl.formatMessage({ id: `address.problem.${problem}` })}
        hint={intl.formatMessage({ id: "checkout.vat_id.hint" })}
      />
    </div>
  );
}

function Note({ typed, problem }: { typed: string; problem: string | undefined }) {
  const [isOpen, setOpen] = useState(typed !== "");
  const intl = useIntl();
  return (
    <details
      className={styles.more}
      open={isOpen || problem !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <FormattedMessage id="checkout.address.add_note" />
      </summary>
      <Field
        label={intl.formatMessage({ id: "checkout.address.note" })}
        name="note"
        lines={3}
        longest={maximumNoteLength}
        defaultValue={typed}
        problem={problem && intl.formatMessage({ id: `address.problem.${problem}` })}
      />
    </details>
  );
}
