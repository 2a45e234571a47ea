import { assign, setup } from "xstate";
import { isMeaningfulReason } from "#domain/refund.ts";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { port } from "#machines/port.ts";
import type {
  Counts,
  DecideInput,
  DecideOutput,
  Decision,
  ReadInput,
  ReadOutput,
  RefundReviewEvent,
  RefundReviewFacts,
  ReviewedRefund,
} from "./refund-review.contract.ts";

/** `counts`: chosen now. `decision`: being confirmed, pending or made last. */
type Context = { refund: ReviewedRefund; counts: Counts; decision: Decision | null };

export const refundReview = setup({
  types: {
    input: {} as RefundReviewFacts,
    context: {} as Context,
    events: {} as RefundReviewEvent,
  },
  actors: {
    decide: port<DecideOutput, DecideInput>("decide"),
    read: port<ReadOutput, ReadInput>("read"),
  },
  actions: {
    keepRefund: assign(({ context }, { refund }: { refund: ReviewedRefund }) => ({
      refund,
      counts: countsIn(refund, context.counts),
    })),
    keepCount: assign(({ context }, { lineId, count }: { lineId: string; count: number }) => ({
      counts: countsIn(context.refund, { ...context.counts, [lineId]: count }),
    })),
    decideToApprove: assign(({ context }, { note }: { note: string }) => ({
      decision: { kind: "approve", counts: context.counts, note, restock: false },
    })),
    keepRestock: assign(({ context: { decision } }, { restock }: { restock: boolean }) => ({
      decision: decision?.kind === "approve" ? { ...decision, restock } : decision,
    })),
    decideToReject: assign((_, { note }: { note: string }) => ({ decision: { kind: "reject", note } })),
  },
  guards: {
    answered: hasOutcome,
    isRejected: ({ context }) => context.refund.status === "rejected",
    isApproved: ({ context }) => context.refund.status === "approved",
    isPayingBack: ({ context }) => context.refund.isPayingBack,
    waitsForAnother: ({ context }) => context.refund.firstApproval?.isOwn === true,
    mayChooseCount: ({ context: { refund } }, { lineId }: { lineId: string }) =>
      !fixedLines(refund).includes(lineId),
    hasPieces: ({ context }) => Object.values(context.counts).some((count) => count > 0),
    mayApproveBecause: ({ context: { refund, counts } }, { note }: { note: string }) =>
      Object.values(counts).some((count) => count > 0) &&
      (isMeaningfulReason(note) || !isPart(refund, counts)),
    mayReject: ({ context }) => !context.refund.isWithdrawal,
    mayRejectBecause: ({ context }, { note }: { note: string }) =>
      !context.refund.isWithdrawal && isMeaningfulReason(note),
  },
});

export const answers = createOutcomeTransitions<typeof refundReview>();

/** What the first administrator approved, and the second one approves too, or rejects. */
const anothers = ({ firstApproval }: ReviewedRefund) =>
  firstApproval?.isOwn === false ? firstApproval : null;

/**
 * The counts that can be approved: those of the first administrator, if there is one, otherwise at most what is requested
 * and left. A line without a choice has the approved or requested count; a withdrawal's lines ignore the choice.
 */
export function countsIn(refund: ReviewedRefund, chosen: Counts): Counts {
  const first = anothers(refund);
  if (first) return first.counts;
  const fixed = fixedLines(refund);
  const before = refund.firstApproval?.counts;
  return Object.fromEntries(
    refund.lines.map(({ id, asked, left }) => {
      const requested = fixed.includes(id) ? asked : (chosen[id] ?? (before ? (before[id] ?? 0) : asked));
      return [id, Math.min(requested, asked, left)];
    }),
  );
}

/** Whether less is approved than requested; the first administrator's reason is valid for the second too. */
export const isPart = (refund: ReviewedRefund, counts: Counts): boolean =>
  anothers(refund)?.note == null && refund.lines.some(({ id, asked }) => (counts[id] ?? 0) < asked);

/** All lines of a first approval. Of a withdrawal, all except exempt ones. */
export const fixedLines = (refund: ReviewedRefund): string[] =>
  refund.lines.flatMap(({ id, isExempt }) =>
    anothers(refund) !== null || (refund.isWithdrawal && !isExempt) ? [id] : [],
  );

export function decisionOf({ decision }: Context): Decision {
  if (decision) return decision;
  throw new Error("deciding without a decision");
}
