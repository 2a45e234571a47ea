import Negotiator from "negotiator";
import { messageLanguages, readMessages } from "../markets/messages.ts";
import { awayFor } from "../database/away.ts";
import { contentSecurityPolicy } from "./policy.ts";

const look =
  "font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:18vh auto;padding:0 1.5rem;color:#143327";

/** What a person sees while the database is away: made of the program's own texts, and asking again by itself. */
export function awayPage(path: string, acceptLanguage: string | undefined): { html: string; policy: string } {
  const id = languageOf(path, acceptLanguage);
  const { "away.title": title = "", "away.text": text = "" } = readMessages(id);
  const html = [
    `<!doctype html><html lang="${id}" dir="${directionOf(id)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta http-equiv="refresh" content="${awayFor}"><title>${title}</title></head>`,
    `<body style="${look}"><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
  ].join("");
  return { html, policy: contentSecurityPolicy(html) };
}

/** The address's, else the best that the browser asks for, else English. */
function languageOf(path: string, acceptLanguage: string | undefined): string {
  const known = messageLanguages();
  const [, named = ""] = path.split(/[/?]/);
  if (known.includes(named)) return named;
  const [preferred] = new Negotiator({ headers: { "accept-language": acceptLanguage ?? "" } }).languages(
    known,
  );
  return (acceptLanguage && preferred) || "en";
}

const directionOf = (language: string): string =>
  (new Intl.Locale(language) as unknown as { getTextInfo: () => { direction: string } }).getTextInfo()
    .direction;
