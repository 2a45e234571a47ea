import { FormattedMessage } from "react-intl";
import { Notice } from "#src/ui/notice.tsx";

type PasskeyProblem = "cancelled" | "unsupported" | "passkeyNotAccepted";

const texts: Readonly<Record<PasskeyProblem, string>> = {
  cancelled: "account.passkey.cancelled",
  unsupported: "account.passkey.unsupported",
  passkeyNotAccepted: "account.passkey.not_accepted",
};

export const isPasskeyProblem = (note: unknown): note is PasskeyProblem =>
  typeof note === "string" && note in texts;

export const PasskeyProblemNotice = ({ problem }: { problem: PasskeyProblem }) => (
  <Notice tone={problem === "cancelled" ? "information" : "problem"}>
    <FormattedMessage id={texts[problem]} />
  </Notice>
);
