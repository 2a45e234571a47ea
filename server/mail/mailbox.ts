import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Services } from "../services.ts";
import { readOutbox, type KeptMail } from "./mailer.ts";

const loopback = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];
const localNames = ["localhost", "127.0.0.1", "[::1]"];
/** What a browser sends. A proxy adds something, and behind one every visitor seems to come from this machine. */
const ofBrowsers =
  /^(host|connection|keep-alive|user-agent|accept(-.*)?|cookie|referer|sec-.*|upgrade-insecure-requests|cache-control|pragma|priority|dnt|te|if-.*)$/;

/** What the shop has mailed, for a demo without a mail server; visible on this machine only. */
export function serveMailbox(app: FastifyInstance, { settings }: Pick<Services, "settings">): void {
  if (settings.smtpUrl || !settings.sandbox) return;
  app.get("/dev/mailbox", async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound();
    const mails = await readOutbox(settings.dataFolder);
    return reply
      .header("cache-control", "no-store")
      .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'")
      .type("text/html; charset=utf-8")
      .send(page(mails));
  });
}

/** Somebody at this machine asks this machine by its own name: no proxy, and no other site's name that leads here. */
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

const page = (mails: readonly KeptMail[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title><h1>Mailbox</h1>${
    mails.map(letter).join("") || "<p>No mail yet.</p>"
  }</html>`;

const letter = ({ to, subject, text, sentAt }: KeptMail): string =>
  `<article><h2>${escape(subject)}</h2><p>${escape(to)}, ${escape(sentAt)}</p><pre>${escape(text).replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  )}</pre></article>`;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark]!);
