import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AdminLayout } from "./admin-layout.tsx";
import styles from "./queue.module.css";

/** A list in the admin area; `title`: the id of its heading. `controls`: above the list, such as tabs. */
export function ListPage(props: { title: string; controls?: ReactNode; children: ReactNode }) {
  const { title, controls, children } = props;
  const intl = useIntl();
  return (
    <AdminLayout title={intl.formatMessage({ id: title })}>
      <header className={styles.header}>
        <h1>
          <FormattedMessage id={title} />
        </h1>
        {controls}
      </header>
      {children}
    </AdminLayout>
  );
}
