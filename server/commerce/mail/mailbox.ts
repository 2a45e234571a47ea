import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "#server/commerce/services.ts";
import { readOutbox, type StoredMail } from "./mailer.ts";

const loopback = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];
const localNames = ["localhost", "127.0.0.1", "[::1]"];
/** Headers of browsers. A proxy adds others, and behind one every visitor seems to come from this machine. */
const ofBrowsers =
  /^(host|connection|keep-alive|user-agent|accept(-.*)?|cookie|referer|sec-.*|upgrade-insecure-requests|cache-control|pragma|priority|dnt|te|if-.*)$/;

/** Shows the outbox of a demo without a mail server, on this machine only. */
export function serveMailbox(
  app: FastifyInstance,
  { settings, files }: Pick<Services, "settings" | "files">,
): void {
  if (settings.smtpUrl || !settings.sandbox) return;
  const send = (reply: FastifyReply, html: string, allowed = "") =>
    reply
      .header("cache-control", "no-store")
      .header("content-security-policy", `default-src 'none'; ${allowed}frame-ancestors 'none'`)
      .type("text/html; charset=utf-8")
      .send(html);
  app.get("/dev/mailbox", async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound();
    return send(reply, page(await readOutbox(files)));
  });
  app.get<{ Params: { id: string } }>("/dev/mailbox/:id", async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound();
    const mails = await readOutbox(files);
    const mail = mails.find(({ id }) => id === request.params.id);
    if (!mail?.html) return reply.callNotFound();
    return send(reply, mail.html, "style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; ");
  });
}

/** Whether a browser on this machine called it by its own name: no proxy, and no other site's name that resolves to it. */
function isFromHere({ raw }: FastifyRequest): boolean {
  const { host = "" } = raw.headers;
  const names = raw.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return (
    raw.url?.startsWith("/") === true &&
    names.filter((name) => name === "host").length === 1 &&
    names.every((name) => ofBrowsers.test(name)) &&
    loopback.includes(raw.socket.remoteAddress ?? "") &&
    localNames.includes(host.replace(/:\d+$/, "").toLowerCase())
  );
}

const page = (mails: readonly StoredMail[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title><h1>Mailbox</h1>${
    mails.map(article).join("") || "<p>No mail yet.</p>"
  }</html>`;

const article = ({ id, to, subject, text, sentAt, attachments }: StoredMail): string =>
  `<article><h2>${escape(subject)}</h2><p>${escape(to)}, ${escape(sentAt)}</p><pre>${escape(text).replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  )}</pre></article><p><a href="/dev/mailbox/${encodeURIComponent(id)}">As it is painted</a>${attachments
    .map(({ filename }) => `, with ${escape(filename)}`)
    .join("")}</p><hr>`;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark]!);
