import { isPublic } from "../is-public.ts";
import type { Facts, ServersFacts } from "./facts.ts";
import { createFindings, type Finding } from "./finding.ts";

const { well, warning, wrong } = createFindings("secrets");
type Asked = Pick<Facts, "secrets" | "settings" | "servers">;

export function secretsRules({ secrets, settings, servers }: Asked): Finding[] {
  if ("problem" in secrets) return [wrong(secrets.problem, "Put the secrets back, or make new ones.")];
  const { problems, openFiles } = secrets.fact;
  const found = problems.map((says) => wrong(says, "Put the secret back from a copy, or make a new one."));
  if (openFiles.length > 0)
    found.push(
      warning(
        `Others on this machine can read ${openFiles.join(", ")}.`,
        "Leave them to the user that runs the shop: chmod go= on each.",
      ),
    );
  found.push(...knownToAll(settings), ...keptAlone({ settings, servers }));
  return found.length > 0 ? found : [well("The secrets are long enough and nobody else's.")];
}

/** The beginning of the secrets published in `deploy/compose.yaml`. */
const published = "demo-only";
/** Distinct characters; a generated secret has twice as many. */
const fewest = 10;

function knownToAll(settings: Asked["settings"]): Finding[] {
  if (!isPublic(settings)) return [];
  const { cookieSecrets, bankDataKey } = settings;
  const given = {
    COOKIE_SECRETS: cookieSecrets?.split(",") ?? [],
    BANK_DATA_KEY: bankDataKey ? [bankDataKey] : [],
  };
  const isKnown = (secret: string): boolean =>
    new Set(secret.trim()).size < fewest ||
    [secret, Buffer.from(secret, "base64url").toString()].some((text) => text.includes(published));
  return Object.entries(given)
    .filter(([, secrets]) => secrets.some(isKnown))
    .map(([name]) =>
      (settings.demoSaidOutright ? warning : wrong)(
        `${name} holds a secret that everybody can know or guess.`,
        "Make one with `openssl rand -base64 32 | tr '+/' '-_' | tr -d '='`.",
      ),
    );
}

/** A secret that a server generated for itself is unknown to the other servers. */
function keptAlone({ settings, servers }: Pick<Asked, "settings" | "servers">): Finding[] {
  const { databaseUrl, secretsFolder, cookieSecrets, bankDataKey } = settings;
  const missing = [
    ...(cookieSecrets === null ? ["COOKIE_SECRETS"] : []),
    ...(bankDataKey === null ? ["BANK_DATA_KEY"] : []),
  ];
  if (databaseUrl === null || secretsFolder !== null || missing.length === 0) return [];
  const strange = servers && "fact" in servers ? strangersOf(servers.fact) : 0;
  const says = `Without SECRETS_DIR and ${missing.join(" and ")}, this server makes secrets of its own in DATA_DIR.`;
  const advice = "Give all servers the same SECRETS_DIR, or both variables; keep a copy of them.";
  return [
    strange > 0
      ? wrong(
          `${says} ${strange === 1 ? "Another server runs" : `${strange} other servers run`} with another one.`,
          advice,
        )
      : warning(`${says} A second server would be refused.`, advice),
  ];
}

/** A server with the same signature may be the shop running on this folder. */
const strangersOf = ({ others, signing }: ServersFacts): number =>
  others.filter(({ signs_with }) => signs_with !== signing?.signs_with).length;
