import { FormattedMessage } from "react-intl";
import { Notice } from "./notice.tsx";

/** It was tried too often lately. */
export const TooMany = ({ minutes }: { minutes: number }) => (
  <Notice tone="problem">
    <FormattedMessage id="shell.problem.too_many" values={{ minutes }} />
  </Notice>
);
