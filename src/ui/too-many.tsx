import type { Ref } from "react";
import { FormattedMessage } from "react-intl";
import { Notice } from "./notice.tsx";

export const TooMany = ({ minutes, ref }: { minutes: number; ref?: Ref<HTMLDivElement> }) => (
  <Notice tone="problem" ref={ref}>
    <FormattedMessage id="shell.problem.too_many" values={{ minutes }} />
  </Notice>
);
