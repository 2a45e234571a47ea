import type { ComponentProps, SubmitEvent } from "react";

type Props = ComponentProps<"form"> & {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The flow validates the form and reports all problems at once. */
  isCheckedByFlow?: boolean;
};

/**
 * A form without the browser's own messages, which are in the browser's language. `onSubmit` is called once all fields are
 * valid; until then each invalid field shows its problem, and the first one has the focus.
 */
export function Form({ onSubmit, isCheckedByFlow = false, ...rest }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (isCheckedByFlow || form.checkValidity()) return onSubmit(event);
    event.preventDefault();
    form.querySelector<HTMLElement>(":invalid:not(fieldset)")?.focus();
  };
  return <form method={rest.action ? "get" : "post"} {...rest} onSubmit={submit} noValidate />;
}
