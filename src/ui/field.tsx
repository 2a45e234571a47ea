import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type InputEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from "react";
import { useIntl } from "react-intl";
import { Eye } from "./icons.tsx";
import styles from "./field.module.css";

type Props = Pick<
  ComponentProps<"input">,
  | "name"
  | "type"
  | "autoComplete"
  | "defaultValue"
  | "required"
  | "placeholder"
  | "inputMode"
  | "list"
  | "min"
  | "max"
  | "value"
> & {
  label: string;
  /** In characters, as the server counts them. Longer text is not cut; it makes the field invalid. */
  longest?: number;
  problem?: string | undefined;
  hint?: ReactNode;
  lines?: number;
  onChange?: (event: { target: { value: string } }) => void;
  onBlur?: (event: { target: { value: string }; relatedTarget: EventTarget | null }) => void;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
};
type InvalidEvent = SyntheticEvent<HTMLInputElement & HTMLTextAreaElement>;

/** A password with a button that shows it until the form is sent. */
function PasswordInput(input: ComponentProps<"input">) {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const form = button.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, [isShown]);
  return (
    <div className={styles.password}>
      <input
        {...input}
        type={isShown ? "text" : "password"}
        data-secret
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
      />
      <button
        ref={button}
        type="button"
        aria-pressed={isShown}
        aria-label={intl.formatMessage({ id: "shell.field.show" })}
        // Distinguishes several on a page.
        aria-describedby={`${input.id}-label`}
        // Keeps the focus, and with it a phone's keyboard, in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setShown(!isShown)}
      >
        <Eye isCrossed={isShown} />
      </button>
    </div>
  );
}

export function Field({ label, longest = Infinity, problem: refusal, hint, lines, type, ...rest }: Props) {
  const id = useId();
  const intl = useIntl();
  const [invalid, setInvalid] = useState("");
  const problem = invalid || refusal;
  const descriptions = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean);
  const input = {
    ...rest,
    id,
    onInput: ({ currentTarget }: InputEvent<HTMLInputElement & HTMLTextAreaElement>) => {
      const count = [...currentTarget.value].length - longest;
      if (longest < Infinity)
        currentTarget.setCustomValidity(
          count > 0 ? intl.formatMessage({ id: "shell.field.too_long" }, { count }) : "",
        );
      if (count > 0) setInvalid(currentTarget.validationMessage);
      else if (currentTarget.validity.valid) setInvalid("");
    },
    // Fired when the form is validated.
    onInvalid: ({ currentTarget: { validity } }: InvalidEvent) => {
      const { min, max } = rest;
      if (validity.valueMissing) setInvalid(intl.formatMessage({ id: "shell.field.required" }));
      else if (validity.typeMismatch)
        setInvalid(intl.formatMessage({ id: "shell.field.email" }, { example: "anna@example.com" }));
      else if (
        validity.badInput ||
        validity.rangeUnderflow ||
        validity.rangeOverflow ||
        validity.stepMismatch
      )
        setInvalid(intl.formatMessage({ id: "shell.field.number" }, { min, max }));
    },
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": descriptions.join(" ") || undefined,
  };
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {lines ? (
        <textarea {...input} rows={lines} />
      ) : type === "password" ? (
        <PasswordInput {...input} />
      ) : (
        <input {...input} type={type} />
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
