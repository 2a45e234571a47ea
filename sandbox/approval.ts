import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Order } from "./book.ts";
import { isFault } from "./faults.ts";
import { newId } from "./ids.ts";
import { approvalPage, cancelledPage, confusedPage, lostPage, settledPage } from "./page.ts";
import type { Sandbox } from "./sandbox.ts";

const style = readFileSync(new URL("sandbox.css", import.meta.url), "utf8");

type Visit = { Querystring: { token?: unknown }; Body: unknown };

/** The pages a payer sees. */
export function approvalRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get("/sandbox.css", (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "max-age=3600").send(style),
  );

  app.get<Visit>("/checkoutnow", ({ query }, reply) => {
    const order = orderOf(sandbox, query.token);
    if (!order) return sendPage(reply.code(404), lostPage());
    return sendPage(reply, order.capture ? settledPage(order) : approvalPage(order), order);
  });

  app.post<Visit>("/checkoutnow", ({ query, body }, reply) => {
    const order = orderOf(sandbox, query.token);
    if (!order) return sendPage(reply.code(404), lostPage());
    const { action, fault } = fieldsOf(body);
    switch (order.capture && action === "approve" ? "return" : action) {
      case "approve":
        return approve(sandbox, order, fault, reply);
      case "return":
        return goBack(reply, order);
      case "cancel":
        return order.cancelUrl
          ? reply.redirect(withParameters(order.cancelUrl, { token: order.id }), 303)
          : sendPage(reply, cancelledPage(order));
      default:
        return sendPage(reply.code(400), confusedPage());
    }
  });
}

/** Sends a page that runs no script and whose form leads only to the sandbox and back to the shop. */
export function sendPage(reply: FastifyReply, text: string, order?: Order): FastifyReply {
  const origins = [order?.returnUrl, order?.cancelUrl]
    .filter((address) => typeof address === "string")
    .map((address) => new URL(address).origin);
  const formAction = [...new Set(["'self'", ...origins])].join(" ");
  return reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .header(
      "content-security-policy",
      `default-src 'none'; style-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(text);
}

function approve(sandbox: Sandbox, order: Order, fault: unknown, reply: FastifyReply) {
  const payerId = order.approval?.payerId ?? newId(13);
  sandbox.book.record({
    kind: "orderApproved",
    at: sandbox.now(),
    id: order.id,
    payerId,
    fault: isFault(fault) ? fault : null,
  });
  return goBack(reply, { ...order, approval: { payerId, fault: null } });
}

function goBack(reply: FastifyReply, order: Order): FastifyReply {
  if (!order.approval) return sendPage(reply.code(400), confusedPage());
  if (!order.returnUrl) return sendPage(reply, settledPage(order));
  const { payerId } = order.approval;
  return reply.redirect(withParameters(order.returnUrl, { token: order.id, PayerID: payerId }), 303);
}

const orderOf = ({ book }: Sandbox, token: unknown) =>
  typeof token === "string" ? book.order(token) : undefined;

const fieldsOf = (body: unknown): { action?: unknown; fault?: unknown } =>
  body !== null && typeof body === "object" ? body : {};

function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, value);
  return url.href;
}
