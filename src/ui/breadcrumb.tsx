import { useIntl } from "react-intl";
import { TextLink } from "./link.tsx";
import styles from "./breadcrumb.module.css";

type Step = { href: string; text: string };

export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  const intl = useIntl();
  return (
    <nav className={styles.breadcrumb} aria-label={intl.formatMessage({ id: "shell.breadcrumb" })}>
      <ol>
        {steps.map(({ href, text }) => (
          <li key={href}>
            <TextLink href={href}>{text}</TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
