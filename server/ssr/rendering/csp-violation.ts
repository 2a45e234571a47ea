/** The logged part of a policy violation: short values without personal data. */
export type CspViolation = {
  directive: string;
  blocked: string;
  page: string;
  script?: string;
  line?: number;
  sink?: string;
  disposition: "enforce" | "report";
};

type Fields = Readonly<Record<string, unknown>>;
const unknown = "unknown";
const mostAtOnce = 10;
const extensions = /^(?:chrome|moz|safari|safari-web|ms-browser|webkit-masked-url)(?:-extension)?:/;

/**
 * Parses a body of `application/csp-report` or `application/reports+json`; violations caused by browser extensions
 * are left out.
 */
export function parseCspViolations(body: unknown, origin: string): CspViolation[] {
  const violations: Fields[] = [];
  const old = fieldsOf(fieldsOf(body)?.["csp-report"]);
  if (old) violations.push(old);
  for (const entry of Array.isArray(body) ? body.slice(0, mostAtOnce) : []) {
    const { type, body: inside } = fieldsOf(entry) ?? {};
    const fields = type === "csp-violation" ? fieldsOf(inside) : null;
    if (fields) violations.push(fields);
  }
  return violations
    .filter((fields) => ![blockedOf(fields), sourceOf(fields)].some((address) => extensions.test(address)))
    .map((fields) => violationOf(fields, origin));
}

function violationOf(fields: Fields, origin: string): CspViolation {
  const script = scriptOf(sourceOf(fields), origin);
  const line = numberIn(fields["line-number"] ?? fields["lineNumber"]);
  const sink = /^([A-Za-z ]{1,60})\|/.exec(textIn(fields["script-sample"] ?? fields["sample"]))?.[1];
  return {
    directive: directiveOf(fields),
    blocked: /^[a-z-]{1,30}$/.test(blockedOf(fields)) ? blockedOf(fields) : originOf(blockedOf(fields)),
    page: pageOf(textIn(fields["document-uri"] ?? fields["documentURL"])),
    ...(script !== undefined && { script }),
    ...(line !== undefined && { line }),
    ...(sink !== undefined && { sink }),
    disposition: fields["disposition"] === "report" ? "report" : "enforce",
  };
}

const blockedOf = (fields: Fields): string => textIn(fields["blocked-uri"] ?? fields["blockedURL"]);
const sourceOf = (fields: Fields): string => textIn(fields["source-file"] ?? fields["sourceFile"]);

function directiveOf(fields: Fields): string {
  const named = fields["effective-directive"] ?? fields["effectiveDirective"] ?? fields["violated-directive"];
  return /^[a-z-]{1,40}(?=$| )/.exec(textIn(named))?.[0] ?? unknown;
}

function scriptOf(address: string, origin: string): string | undefined {
  if (address === "") return undefined;
  const file = /^\/(?:assets\/)?[\w.-]{1,80}\.js$/.exec(URL.parse(address)?.pathname ?? "")?.[0];
  return originOf(address) === origin ? (file ?? "the page") : originOf(address);
}

/** Only the path, without what may be an id, a code or a token. */
function pageOf(address: string): string {
  const path = URL.parse(address)?.pathname ?? unknown;
  const parts = path.slice(0, 300).split("/").slice(0, 8);
  return parts.map((part) => (/^[a-z-]{0,40}$/.test(part) ? part : "…")).join("/");
}

function originOf(address: string): string {
  const { protocol = "", host = "" } = URL.parse(address) ?? {};
  const origin = `${protocol}//${host}`;
  return /^[a-z][a-z+.-]{1,20}:\/\/[\w.:[\]-]{1,100}$/.test(origin) ? origin : unknown;
}

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : null;
const textIn = (value: unknown): string => (typeof value === "string" ? value.slice(0, 2_000) : "");
const numberIn = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
