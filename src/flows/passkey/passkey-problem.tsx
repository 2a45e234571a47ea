import { FormattedMessage } from "react-intl";
import type { PasskeyProblem } from "../../../machines/second-factor/second-factor.contract.ts";
import { Notice } from "../../ui/notice.tsx";

const texts: Readonly<Record<PasskeyProblem, string>> = {
  cancelled: "account.passkey.cancelled",
  unsupported: "account.passkey.unsupported",
  notAccepted: "account.passkey.not_accepted",
};

export const isPasskeyProblem = (note: unknown): note is PasskeyProblem =>
  typeof note === "string" && note in texts;

/** What came of asking the browser for a passkey. */
export const PasskeyProblemNotice = ({ problem }: { problem: PasskeyProblem }) => (
  <Notice tone={problem === "cancelled" ? "information" : "problem"}>
    <FormattedMessage id={texts[problem]} />
  </Notice>
);
