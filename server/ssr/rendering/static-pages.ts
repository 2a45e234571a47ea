import { messageLanguages, readMessages } from "#server/commerce/markets/messages.ts";
import { preferredLanguages } from "#server/commerce/markets/preferred-languages.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const look =
  "font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:18vh auto;padding:0 1.5rem;color:#143327;background:#f8f2e6";

type PlainPage = { html: string; policy: string };

/** Loads itself again after these seconds. */
export function unavailablePage(
  path: string,
  acceptLanguage: string | undefined,
  seconds: number,
): PlainPage {
  const id = languageOf(path, acceptLanguage);
  const { "away.title": title = "", "away.text": text = "" } = readMessages(id);
  return plainPage(id, title, text, `<meta http-equiv="refresh" content="${seconds}">`);
}

/**
 * The page that a browser shows offline in place of one that it has not stored. src/service-worker.ts stores it with
 * the first page.
 */
export function offlinePage(languageId: string): PlainPage {
  const id = languageOf(`/${languageId}`, undefined);
  const texts = readMessages(id);
  const link = (href: string, name: string) =>
    `<p><a href="${href}" style="color:inherit">${texts[name]}</a></p>`;
  const links = link("", "away.offline.again") + link(`/${id}/`, "away.offline.home");
  return plainPage(id, texts["away.offline.title"] ?? "", texts["away.offline.text"] ?? "", "", links);
}

/** Uses only texts that are part of the program. */
function plainPage(id: string, title: string, text: string, head: string, links = ""): PlainPage {
  const html = [
    `<!doctype html><html lang="${id}" dir="${directionOf(id)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `${head}<title>${title}</title></head>`,
    `<body style="${look}"><main><h1>${title}</h1><p>${text}</p>${links}</main></body></html>`,
  ].join("");
  return { html, policy: contentSecurityPolicy(html) };
}

/** The URL's language, else the best that the browser accepts, else English. */
function languageOf(path: string, acceptLanguage: string | undefined): string {
  const known = messageLanguages();
  const [, named = ""] = path.split(/[/?]/);
  if (known.includes(named)) return named;
  return preferredLanguages(acceptLanguage, known)[0] ?? "en";
}

const directionOf = (language: string): string =>
  (new Intl.Locale(language) as unknown as { getTextInfo: () => { direction: string } }).getTextInfo()
    .direction;
