import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusedFiles } from "#domain/photo-states.ts";
import type { TourLeadSignUpEvent } from "#machines/tour-leads/tour-lead-sign-up/tour-lead-sign-up.contract.ts";
import type {
  TourLeadSignUpProblem,
  TourLeadSignUpView,
} from "#machines/tour-leads/tour-lead-sign-up/tour-lead-sign-up.view.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { useStoredDraft, useFormDraft } from "#src/forms/form-draft.ts";
import { PhotoList, type ShowPhoto, type StoreFiles } from "#src/photos/photo-list.tsx";
import { PhotoPicker } from "#src/photos/photo-picker.tsx";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { focusOn } from "#src/ui/focus.ts";
import { Notice } from "#src/ui/notice.tsx";
import { Select } from "#src/ui/select.tsx";
import styles from "./tour-lead-sign-up.module.css";
import { orderNames } from "#src/forms/name-order.ts";

const personNames = [
  ["firstName", "tour_leads.first_name", "given-name"],
  ["lastName", "tour_leads.last_name", "family-name"],
] as const;

type Send = (event: TourLeadSignUpEvent) => void;
type FormView = Extract<TourLeadSignUpView, { screen: "form" }>;
type Props = {
  view: FormView;
  send: Send;
  keepFiles: StoreFiles;
  showPhoto: ShowPhoto;
};

export const tourLeadDraftName = (leadId: string) => ({
  form: `tour lead ${leadId}`,
  choices: `choices of tour lead ${leadId}`,
});

export function SignUpForm({ view, send, keepFiles, showPhoto }: Props) {
  const { lead, data, photos, mostPhotos, problem } = view;
  const intl = useIntl();
  const names = tourLeadDraftName(lead.id);
  const { ref, onInput } = useFormDraft(names.form, false);
  const choices = useChoices(names.choices, data);
  const { noteRef, countAttempt } = useFocusedProblem(problem);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    countAttempt();
    const { isNamed, showsPictures } = choices;
    const typed = typedNames(new FormData(event.currentTarget));
    send({ type: "signUp.submitted", data: { ...typed, isNamed, showsPictures } });
  };
  return (
    <Form ref={ref} className={styles.form} onInput={onInput} onSubmit={submit}>
      {problem && (
        <div ref={noteRef}>
          <Problem problem={problem} />
        </div>
      )}
      <Introduction lead={lead} />
      <PersonFields data={data} />
      <Checkbox name="isNamed" checked={choices.isNamed} onChange={choices.name}>
        <FormattedMessage id="tour_leads.named" />
      </Checkbox>
      <section className={styles.part}>
        <p className={styles.hint}>
          <FormattedMessage id="tour_leads.pictures_hint" />
        </p>
        <PhotoPicker
          maximum={mostPhotos}
          count={photos.length - refusedFiles(photos).length}
          refused={refusedFiles(photos).length}
          onChosen={(files) => send({ type: "photos.chosen", photos: keepFiles(files) })}
        />
        <PhotoList
          label={intl.formatMessage({ id: "tour_leads.pictures" })}
          photos={photos}
          showPhoto={showPhoto}
        />
        <Checkbox name="showsPictures" checked={choices.showsPictures} onChange={choices.show}>
          <FormattedMessage id="tour_leads.pictures_public" />
        </Checkbox>
      </section>
      <Button type="submit" size="large">
        <FormattedMessage id="tour_leads.submit" />
      </Button>
      <p className={styles.hint}>
        <FormattedMessage id="tour_leads.looked_at" />
      </p>
    </Form>
  );
}

function Introduction({ lead }: { lead: FormView["lead"] }) {
  const { settings } = useFacts();
  return (
    <>
      <p>
        <FormattedMessage id="tour_leads.intro" />
      </p>
      <p className={styles.hint}>
        <FormattedMessage
          id={lead.hasAccount ? "tour_leads.for_account" : "tour_leads.for_email"}
          values={{ email: <bdi key="email">{lead.email}</bdi>, shop: settings.shop_name }}
        />
      </p>
    </>
  );
}

function PersonFields({ data }: { data: FormView["data"] }) {
  const intl = useIntl();
  const { language, languages } = useFacts();
  return (
    <>
      <div className={styles.names}>
        {orderNames(intl.locale, personNames).map(([name, text, autoComplete]) => (
          <Field
            key={name}
            name={name}
            label={intl.formatMessage({ id: text })}
            type="text"
            autoComplete={autoComplete}
            longest={120}
            defaultValue={data?.[name] ?? ""}
            required
          />
        ))}
      </div>
      <Select
        name="languageId"
        label={intl.formatMessage({ id: "tour_leads.language" })}
        options={languages.map(({ id, name }) => ({ value: id, text: name }))}
        defaultValue={data?.languageId ?? language.id}
      />
    </>
  );
}

function typedNames(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  return { firstName: text("firstName"), lastName: text("lastName"), languageId: text("languageId") };
}

/** Shows and focuses the problem again after each attempt, even if it is the same one. */
function useFocusedProblem(problem: TourLeadSignUpProblem | null) {
  const noteRef = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!problem) return;
    noteRef.current?.scrollIntoView({ block: "center" });
    focusOn(noteRef.current);
  }, [problem, attempt]);
  return { noteRef, countAttempt: () => setAttempt((count) => count + 1) };
}

/** Ticked boxes are part of the draft too. */
function useChoices(name: string, data: FormView["data"]) {
  const { read, write } = useStoredDraft(name);
  const [ticked, setTicked] = useState(() => ({
    isNamed: data?.isNamed ?? read()?.["isNamed"] === "yes",
    showsPictures: data?.showsPictures ?? read()?.["showsPictures"] === "yes",
  }));
  const choose = (changed: Partial<typeof ticked>) => {
    const now = { ...ticked, ...changed };
    setTicked(now);
    write({ isNamed: now.isNamed ? "yes" : "no", showsPictures: now.showsPictures ? "yes" : "no" });
  };
  return {
    ...ticked,
    name: (isNamed: boolean) => choose({ isNamed }),
    show: (showsPictures: boolean) => choose({ showsPictures }),
  };
}

function Problem({ problem }: { problem: TourLeadSignUpProblem }) {
  if (problem === "unforeseen" || typeof problem === "object")
    return <FormProblem problem={problem} onRetry={() => {}} />;
  return (
    <Notice tone="problem">
      <FormattedMessage id="tour_leads.problem.name" />
    </Notice>
  );
}
