import { isPublic } from "#server/http/is-public.ts";
import type { Facts, ServersFacts } from "./facts.ts";
import { createFindings, type Finding } from "./finding.ts";

const { ok, warning, error } = createFindings("secrets");
type RelevantFacts = Pick<Facts, "secrets" | "settings" | "servers">;

export function secretsRules({ secrets, settings, servers }: RelevantFacts): Finding[] {
  if ("problem" in secrets) return [error(secrets.problem, "Put the secrets back, or make new ones.")];
  const { problems, openFiles } = secrets.fact;
  const findings = problems.map((message) =>
    error(message, "Put the secret back from a copy, or make a new one."),
  );
  if (openFiles.length > 0)
    findings.push(
      warning(
        `Others on this machine can read ${openFiles.join(", ")}.`,
        "Leave them to the user that runs the shop: chmod go= on each.",
      ),
    );
  findings.push(...publicSecrets(settings), ...unsharedSecrets({ settings, servers }));
  return findings.length > 0 ? findings : [ok("The secrets are long enough and nobody else's.")];
}

/** The beginning of the secrets published in `deploy/compose.yaml`. */
const published = "demo-only";
/** Distinct characters; a generated secret has twice as many. */
const minimumCharacters = 10;

function publicSecrets(settings: RelevantFacts["settings"]): Finding[] {
  if (!isPublic(settings)) return [];
  const { cookieSecrets, bankDataKey } = settings;
  const variables = {
    COOKIE_SECRETS: cookieSecrets?.split(",") ?? [],
    BANK_DATA_KEY: bankDataKey ? [bankDataKey] : [],
  };
  const isKnown = (secret: string): boolean =>
    new Set(secret.trim()).size < minimumCharacters ||
    [secret, Buffer.from(secret, "base64url").toString()].some((text) => text.includes(published));
  return Object.entries(variables)
    .filter(([, secrets]) => secrets.some(isKnown))
    .map(([name]) =>
      (settings.demoSaidOutright ? warning : error)(
        `${name} holds a secret that everybody can know or guess.`,
        "Make one with `openssl rand -base64 32 | tr '+/' '-_' | tr -d '='`.",
      ),
    );
}

/** A secret that a server generated for itself is unknown to the other servers. */
function unsharedSecrets({ settings, servers }: Pick<RelevantFacts, "settings" | "servers">): Finding[] {
  const { databaseUrl, secretsFolder, cookieSecrets, bankDataKey } = settings;
  const missing = [
    ...(cookieSecrets === null ? ["COOKIE_SECRETS"] : []),
    ...(bankDataKey === null ? ["BANK_DATA_KEY"] : []),
  ];
  if (databaseUrl === null || secretsFolder !== null || missing.length === 0) return [];
  const otherCount = servers && "fact" in servers ? countOtherSigners(servers.fact) : 0;
  const message = `Without SECRETS_DIR and ${missing.join(" and ")}, this server makes secrets of its own in DATA_DIR.`;
  const advice = "Give all servers the same SECRETS_DIR, or both variables; keep a copy of them.";
  return [
    otherCount > 0
      ? error(
          `${message} ${otherCount === 1 ? "Another server runs" : `${otherCount} other servers run`} with another one.`,
          advice,
        )
      : warning(`${message} A second server would be refused.`, advice),
  ];
}

/** A server with the same signature may be the shop running on this folder. */
const countOtherSigners = ({ others, signing }: ServersFacts): number =>
  others.filter(({ signs_with }) => signs_with !== signing?.signs_with).length;
