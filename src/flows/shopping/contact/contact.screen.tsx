import { useEffect, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ContactEvent } from "#machines/shopping/contact/contact.contract.ts";
import type { ContactProblem, ContactView } from "#machines/shopping/contact/contact.view.ts";
import {
  contactTopics,
  maximumMessageLength,
  maximumNameLength,
  type ContactTopic,
} from "#domain/contact.ts";
import { links } from "#domain/links.ts";
import { EmailField } from "#src/forms/email-field.tsx";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { useFormDraft } from "#src/forms/form-draft.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Select } from "#src/ui/select.tsx";
import styles from "./contact.module.css";

type Send = (event: ContactEvent) => void;
type FormView = Extract<ContactView, { screen: "form" }>;

export function ContactScreen({ view, send }: { view: ContactView; send: Send }) {
  const draftRef = useFormDraft("contact", view.screen === "sent");
  switch (view.screen) {
    case "form":
      return <MessageForm view={view} send={send} draft={draftRef} />;
    case "sent":
      return (
        <div className={styles.form}>
          <Notice tone="success">
            <FormattedMessage id="contact.sent" />
          </Notice>
          <p>
            <FormattedMessage
              id="contact.sent.next"
              values={{ email: <bdi key="email">{view.email}</bdi> }}
            />
          </p>
          <Button type="button" look="quiet" onClick={() => send({ type: "another.requested" })}>
            <FormattedMessage id="contact.another" />
          </Button>
        </div>
      );
  }
}

function MessageForm(props: { view: FormView; send: Send; draft: ReturnType<typeof useFormDraft> }) {
  const { view, send, draft: draftRef } = props;
  const { typed, orders, fieldErrors, problem, busy } = view;
  const intl = useIntl();
  const { ref } = draftRef;
  useEffect(() => {
    if (Object.keys(fieldErrors).length > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [ref, fieldErrors]);
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "");
    send({
      type: "message.submitted",
      email: text("email"),
      name: text("name"),
      topic: text("topic") as ContactTopic,
      orderId: text("orderId") || null,
      message: text("message"),
    });
  };
  const about = (name: keyof typeof typed) => ({
    name,
    problem: fieldErrors[name] && intl.formatMessage({ id: `contact.problem.${fieldErrors[name]}` }),
  });
  return (
    <Form {...draftRef} className={styles.form} onSubmit={submit}>
      {problem && <Problem problem={problem} send={send} />}
      <Select
        {...about("topic")}
        label={intl.formatMessage({ id: "contact.about" })}
        options={contactTopics.map((value) => ({
          value,
          text: intl.formatMessage({ id: `contact.topic.${value}` }),
        }))}
        defaultValue={typed.topic}
      />
      {orders.length > 0 && (
        <OrderChoice {...about("orderId")} orders={orders} defaultValue={typed.orderId ?? ""} />
      )}
      <Field
        {...about("message")}
        label={intl.formatMessage({ id: "contact.message" })}
        lines={8}
        longest={maximumMessageLength}
        defaultValue={typed.message}
        required
      />
      <EmailField
        problem={about("email").problem}
        label={intl.formatMessage({ id: "contact.email" })}
        autoComplete="email"
        defaultValue={typed.email}
      />
      <Field
        {...about("name")}
        label={intl.formatMessage({ id: "contact.name" })}
        type="text"
        autoComplete="name"
        longest={maximumNameLength}
        defaultValue={typed.name}
      />
      <Button type="submit" busy={busy}>
        <FormattedMessage id="contact.submit" />
      </Button>
      <p className={styles.agreement}>
        <FormattedMessage
          id="contact.agreement"
          values={{
            privacy: (text: ReactNode) => (
              <TextLink key="privacy" href={links.page("privacy")} target="_blank">
                {text}
              </TextLink>
            ),
          }}
        />
      </p>
    </Form>
  );
}

function OrderChoice(props: {
  orders: FormView["orders"];
  name: string;
  defaultValue: string;
  problem: string | undefined;
}) {
  const { orders, ...choice } = props;
  const intl = useIntl();
  const { market, language } = useFacts();
  const dateOf = (at: string) =>
    intl.formatDate(at, { ...language.date_format["long"], timeZone: market.time_zone });
  return (
    <Select
      {...choice}
      label={intl.formatMessage({ id: "contact.order" })}
      options={[
        { value: "", text: intl.formatMessage({ id: "contact.no_order" }) },
        ...orders.map(({ id, reference, placedAt }) => ({
          value: id,
          text: intl.formatMessage({ id: "contact.order_of" }, { reference, date: dateOf(placedAt) }),
        })),
      ]}
    />
  );
}

function Problem({ problem, send }: { problem: ContactProblem; send: Send }) {
  switch (problem) {
    case "invalid":
      return (
        <Notice tone="problem">
          <FormattedMessage id="contact.refused" />
        </Notice>
      );
    default:
      return <FormProblem problem={problem} onRetry={() => send({ type: "retry.requested" })} />;
  }
}
