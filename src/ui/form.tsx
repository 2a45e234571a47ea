import type { ComponentProps, SubmitEvent } from "react";

type Props = ComponentProps<"form"> & {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The form's flow checks what was typed, and reports every problem at once. */
  isCheckedByFlow?: boolean;
};

/**
 * A form without the browser's own messages, which speak the browser's language. `onSubmit` is called once all fields are valid; until
 * then each invalid field says what is wrong, and the first one has the focus.
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
