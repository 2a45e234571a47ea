import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Order } from "./book.ts";
import { isFault } from "./faults.ts";
import type { Fault } from "./faults.ts";
import { approvalPage, cancelledPage, confusedPage, lostPage, settledPage } from "./page.ts";
import { approve, cancelAddress, returnAddress } from "./payer.ts";
import type { Sandbox } from "./sandbox.ts";

const style = readFileSync(join(import.meta.dirname, "sandbox.css"), "utf8");

type Visit = { Querystring: { token?: unknown }; Body: unknown };

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
        return goBack(reply, approve(sandbox, order, faultOf(sandbox, fault)));
      case "return":
        return goBack(reply, order);
      case "cancel": {
        const address = cancelAddress(order);
        return address ? reply.redirect(address, 303) : sendPage(reply, cancelledPage(order));
      }
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

/** The payer's choice, else the fault set for the next approval, which is used up. */
function faultOf(sandbox: Sandbox, chosen: unknown): Fault | null {
  if (isFault(chosen)) return chosen;
  const { nextFault } = sandbox;
  sandbox.nextFault = null;
  return nextFault;
}

function goBack(reply: FastifyReply, order: Order): FastifyReply {
  if (!order.approval) return sendPage(reply.code(400), confusedPage());
  const address = returnAddress(order);
  return address ? reply.redirect(address, 303) : sendPage(reply, settledPage(order));
}

const orderOf = ({ book }: Sandbox, token: unknown) =>
  typeof token === "string" ? book.order(token) : undefined;

const fieldsOf = (body: unknown): { action?: unknown; fault?: unknown } =>
  body !== null && typeof body === "object" ? body : {};
