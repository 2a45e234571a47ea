import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { approvalLink, orderAnswer } from "./answers.ts";
import type { Order } from "./book.ts";
import { newId } from "./ids.ts";
import { notFound, unprocessable } from "./problem.ts";
import type { Sandbox } from "./sandbox.ts";

/**
 * Captures an approved order, or produces the fault that the payer chose.
 * @returns the response, or the reply itself if a fault has already sent it
 */
export async function capture(
  sandbox: Sandbox,
  id: string,
  requestId: string | null,
  reply: FastifyReply,
): Promise<unknown> {
  const order = sandbox.book.order(id);
  if (!order) throw notFound();
  if (order.capture) {
    if (requestId !== null && order.capture.requestId === requestId) return answerOf(sandbox, id);
    throw unprocessable("ORDER_ALREADY_CAPTURED");
  }
  if (!order.approval) throw unprocessable("ORDER_NOT_APPROVED");
  reply.code(201);
  switch (order.approval.fault) {
    case null:
      return take(sandbox, order, requestId);
    case "declined":
      sandbox.book.record({ kind: "orderDeclined", at: sandbox.now(), id });
      throw unprocessable("INSTRUMENT_DECLINED", undefined, [
        approvalLink(order, sandbox.publicUrl, "redirect"),
      ]);
    case "currencyNotSupported":
      spend(sandbox, id);
      throw unprocessable("CURRENCY_NOT_SUPPORTED");
    case "late": {
      const answer = take(sandbox, order, requestId);
      await wait(sandbox.delays.late, undefined, { signal: sandbox.closing }).catch(() => {});
      return answer;
    }
    case "answersTwice":
      return answerTwice(reply, take(sandbox, order, requestId));
    case "neverAnswers":
      spend(sandbox, id);
      return reply.hijack();
    case "rubbish":
      spend(sandbox, id);
      return reply.code(200).type("text/html").send("<html><body>Bad gatew");
    case "pending":
      return take(sandbox, order, requestId, sandbox.delays.pending);
    case "cut":
      take(sandbox, order, requestId);
      reply.hijack();
      reply.raw.destroy();
      return reply;
  }
}

/** @param pending milliseconds until the capture is completed */
function take(sandbox: Sandbox, { id }: Order, requestId: string | null, pending = 0) {
  const at = sandbox.now();
  const settlesAt = new Date(Date.parse(at) + pending).toISOString();
  sandbox.book.record({
    kind: "orderCaptured",
    at,
    requestId,
    id,
    captureId: newId(),
    settlesAt,
  });
  sandbox.notify.capture(id);
  return answerOf(sandbox, id);
}

function answerOf({ book, publicUrl, clock }: Sandbox, id: string) {
  const order = book.order(id);
  if (!order) throw notFound();
  return orderAnswer(order, publicUrl, clock());
}

const spend = ({ book, now }: Sandbox, id: string) => book.record({ kind: "faultSpent", at: now(), id });

/** Bypasses the framework, which does not allow a second response. */
function answerTwice(reply: FastifyReply, answer: unknown): FastifyReply {
  const body = JSON.stringify(answer);
  const text = [
    "HTTP/1.1 201 Created",
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");
  reply.hijack();
  reply.raw.socket?.write(text);
  reply.raw.socket?.end(text);
  return reply;
}
