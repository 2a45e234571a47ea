import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { refundedOf } from "./answers.ts";
import type { Order } from "./book.ts";
import { faultNames } from "./faults.ts";
import { newId } from "./ids.ts";
import { approve, cancelAddress, returnAddress } from "./payer.ts";
import { refundCourses, type Sandbox } from "./sandbox.ts";
import { viesFaults } from "./vies.ts";

type ById = { Params: { id: string } };

const choice = z.strictObject({ fault: z.enum(faultNames).nullable() });
const approval = choice.partial();
const course = z.strictObject({ course: z.enum(refundCourses) });
const viesChoice = z.strictObject({ fault: z.enum(viesFaults).nullable() });
const dispute = z.strictObject({ dispute_id: z.string(), status: z.enum(["CREATED", "RESOLVED"]) });

/** What happened to one order's money; amounts in minor units. */
export type OrderInBook = {
  id: string;
  currency: string;
  amount_minor: string;
  approved: boolean;
  captured: boolean;
  capture_id: string | null;
  refund_ids: string[];
  refunded_minor: string;
};

/** The control server for tests, on its own port: acts as the payer, and shows where the money went. */
export function controlApp(sandbox: Sandbox): FastifyInstance {
  const { book } = sandbox;
  const control = fastify({ forceCloseConnections: true });

  control.post<ById>("/orders/:id/approval", ({ params, body }) => {
    const order = assertFound(book.order(params.id), params.id);
    const { fault = null } = readBody(approval, body ?? {});
    if (order.capture) throw refusal(409, `The order ${order.id} is already captured.`);
    return { return_url: returnAddress(approve(sandbox, order, fault)) };
  });

  control.post<ById>("/orders/:id/cancellation", ({ params }) => ({
    cancel_url: cancelAddress(assertFound(book.order(params.id), params.id)),
  }));

  control.put("/next-fault", ({ body }) => {
    const { fault } = readBody(choice, body);
    sandbox.nextFault = fault;
    return { fault };
  });

  control.put("/next-refund", ({ body }) => {
    const read = course.safeParse(body);
    if (!read.success) throw refusal(400, `The body is {"course": …}: one of ${refundCourses.join(", ")}.`);
    sandbox.nextRefund = read.data.course;
    return read.data;
  });

  control.put("/vies-fault", ({ body }) => {
    const read = viesChoice.safeParse(body);
    if (!read.success)
      throw refusal(400, `The body is {"fault": …}: null, or one of ${viesFaults.join(", ")}.`);
    sandbox.viesFault = read.data.fault;
    return read.data;
  });

  control.post<ById>("/orders/:id/refund", ({ params }) => {
    const order = assertFound(book.order(params.id), params.id);
    if (!order.capture) throw refusal(409, `The order ${order.id} is not captured.`);
    const refundId = newId();
    const minor = (order.amount.minor - refundedOf(order.capture)).toString();
    const { captureId } = order.capture;
    book.record({ kind: "captureRefunded", at: sandbox.now(), requestId: null, captureId, refundId, minor });
    sandbox.notify.refund(refundId);
    return { refund_id: refundId };
  });

  control.post<ById>("/orders/:id/dispute", ({ params, body }) => {
    const order = assertFound(book.order(params.id), params.id);
    if (!order.capture) throw refusal(409, `The order ${order.id} is not captured.`);
    const { dispute_id, status } = dispute.parse(body);
    sandbox.disputes.set(dispute_id, {
      captureId: order.capture.captureId,
      status: status === "CREATED" ? "OPEN" : "RESOLVED",
      changedAt: sandbox.now(),
    });
    sandbox.notify.dispute(order.id, dispute_id, status);
    return { dispute_id };
  });

  control.get("/book", () => ({ orders: book.orders().map(inBook) }));
  return control;
}

const inBook = ({ id, amount, approval, capture }: Order): OrderInBook => ({
  id,
  currency: amount.currency,
  amount_minor: amount.minor.toString(),
  approved: approval !== null,
  captured: capture !== null,
  capture_id: capture?.captureId ?? null,
  refund_ids: capture?.refunds.map(({ refundId }) => refundId) ?? [],
  refunded_minor: (capture ? refundedOf(capture) : 0n).toString(),
});

function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw refusal(400, `The body is {"fault": …}: null, or one of ${faultNames.join(", ")}.`);
}

function assertFound(order: Order | undefined, id: string): Order {
  if (!order) throw refusal(404, `There is no order ${id}.`);
  return order;
}

const refusal = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });
