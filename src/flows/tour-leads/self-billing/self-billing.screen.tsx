import { Fragment } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { postalLines } from "#domain/postal-lines.ts";
import type { SelfBillingEvent, TaxData } from "#machines/tour-leads/self-billing/self-billing.contract.ts";
import type { SelfBillingView } from "#machines/tour-leads/self-billing/self-billing.view.ts";
import { countryName } from "#src/forms/country-options.ts";
import { Focused } from "#src/forms/focused.tsx";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./self-billing.module.css";
import { TaxForm } from "./tax-form.tsx";

type Send = (event: SelfBillingEvent) => void;

export function SelfBillingScreen({ view, send }: { view: SelfBillingView; send: Send }) {
  switch (view.screen) {
    case "offer":
      return (
        <div className={styles.agreement}>
          {view.hasEnded && <Done what="ended" />}
          <p>
            <FormattedMessage id="payouts.tax.offer" />
          </p>
          <Button type="button" look="quiet" onClick={() => send({ type: "form.requested" })}>
            <FormattedMessage id="payouts.tax.start" />
          </Button>
        </div>
      );
    case "agreement":
      return <Agreement view={view} send={send} />;
    case "form":
      return <TaxForm view={view} send={send} />;
    case "notATourLead":
      return (
        <Notice tone="problem">
          <FormattedMessage id="payouts.not_allowed" />
        </Notice>
      );
  }
}

type AgreementView = Extract<SelfBillingView, { screen: "agreement" }>;

function Agreement({ view: { data, isNew, problem, busy }, send }: { view: AgreementView; send: Send }) {
  return (
    <div className={styles.agreement}>
      {isNew && <Done what="kept" />}
      {problem && <FormProblem problem={problem} onRetry={() => send({ type: "retry.requested" })} />}
      <p>
        <FormattedMessage id="payouts.tax.agreed" />
      </p>
      <Address data={data} />
      <div className={styles.ways}>
        {!busy && !problem && (
          <Button type="button" look="link" onClick={() => send({ type: "form.requested" })}>
            <FormattedMessage id="payouts.tax.change" />
          </Button>
        )}
        {problem !== "unreachable" && (
          <Button type="button" look="link" busy={busy} onClick={() => send({ type: "agreement.ended" })}>
            <FormattedMessage id="payouts.tax.end" />
          </Button>
        )}
      </div>
    </div>
  );
}

function Address({ data }: { data: TaxData }) {
  const intl = useIntl();
  return (
    <p>
      {[...postalLines({ ...data, zip_code: data.zipCode }), countryName(data.country, intl)].map(
        (line, index) => (
          <Fragment key={index}>
            <bdi>{line}</bdi>
            <br />
          </Fragment>
        ),
      )}
      <bdi>{data.taxNumber}</bdi>
      <br />
      <FormattedMessage id={data.chargesVat ? "payouts.tax.with_vat" : "payouts.tax.without_vat"} />
    </p>
  );
}

const Done = ({ what }: { what: "kept" | "ended" }) => (
  <Focused>
    <Notice tone="success">
      <FormattedMessage id={`payouts.tax.${what}`} />
    </Notice>
  </Focused>
);
