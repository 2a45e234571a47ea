import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { Counts, Decision, ReviewedRefund } from "./refund-review.contract.ts";
import { fixedLines, isPart } from "./refund-review.setup.ts";
import type { refundReviewMachine } from "./refund-review.machine.ts";

/** `note`: the reason of a submitted rejection, `partNote`: of an approval in part; the forms have what is being typed. */
export type RefundReviewView =
  | {
      screen: "choice";
      refund: ReviewedRefund;
      counts: Counts;
      note: string;
      partNote: string;
      /** Less is approved than requested, which needs a reason. */
      isPart: boolean;
      /** Lines whose counts cannot be reduced. */
      fixed: readonly string[];
      canReject: boolean;
      problem: ReviewProblem | null;
      doing: "confirming" | "approving" | "rejecting" | null;
    }
  | { screen: "payingBack" | "awaitingAnother"; refund: ReviewedRefund; reading: Reading }
  | { screen: "approved" | "rejected" | "overtaken"; refund: ReviewedRefund }
  | { screen: "notFound" | "ownCase" | "administratorsOnly" };

/** `unreachable`: `retry.requested` repeats the same decision. */
export type ReviewProblem =
  | "nothingChosen"
  | "noPartReason"
  | "noReason"
  | "countsChanged"
  | "countsNotAskedFor"
  | "approvedOtherwise"
  | "withdrawal"
  | "unforeseen"
  | "unreachable";

/** The state of refreshing. */
export type Reading = "resting" | "reading" | "unreachable";

export function refundReviewView({
  value,
  context,
}: SnapshotFrom<typeof refundReviewMachine>): RefundReviewView {
  const { refund, counts, decision } = context;
  const noteOf = (kind: Decision["kind"]) => (decision?.kind === kind ? decision.note : "");
  type Choice = Extract<RefundReviewView, { screen: "choice" }>;
  const choice = (problem: Choice["problem"], doing: Choice["doing"] = null): RefundReviewView => ({
    screen: "choice",
    refund,
    counts,
    note: noteOf("reject"),
    partNote: noteOf("approve") || (refund.firstApproval?.isOwn && refund.firstApproval.note) || "",
    isPart: isPart(refund, counts),
    fixed: fixedLines(refund),
    canReject: !refund.isWithdrawal,
    problem,
    doing,
  });
  const leaf = leafOf(value);
  switch (leaf) {
    case "choosing.looking":
      return choice(null);
    case "choosing.nothingChosen":
      return choice("nothingChosen");
    case "choosing.noPartReason":
      return choice("noPartReason");
    case "choosing.noReason":
      return choice("noReason");
    case "choosing.countsChanged":
      return choice("countsChanged");
    case "choosing.notAskedFor":
      return choice("countsNotAskedFor");
    case "choosing.approvedOtherwise":
      return choice("approvedOtherwise");
    case "choosing.withdrawn":
      return choice("withdrawal");
    case "choosing.unforeseen":
      return choice("unforeseen");
    case "confirming":
      return choice(null, "confirming");
    case "deciding.asking":
      return choice(null, decision?.kind === "reject" ? "rejecting" : "approving");
    case "deciding.unreachable":
      return choice("unreachable");
    case "payingBack.resting":
      return { screen: "payingBack", refund, reading: "resting" };
    case "payingBack.reading":
      return { screen: "payingBack", refund, reading: "reading" };
    case "payingBack.unreachable":
      return { screen: "payingBack", refund, reading: "unreachable" };
    case "awaitingAnother.resting":
      return { screen: "awaitingAnother", refund, reading: "resting" };
    case "awaitingAnother.reading":
      return { screen: "awaitingAnother", refund, reading: "reading" };
    case "awaitingAnother.unreachable":
      return { screen: "awaitingAnother", refund, reading: "unreachable" };
    case "approved":
    case "rejected":
    case "overtaken":
      return { screen: leaf, refund };
    case "gone":
      return { screen: "notFound" };
    case "ownCase":
      return { screen: "ownCase" };
    case "notAllowed":
      return { screen: "administratorsOnly" };
    case "sorting":
      throw new Error("nobody sees a refund that is being sorted");
  }
}
