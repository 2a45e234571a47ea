import { isLoopbackHost } from "#server/http/is-public.ts";
import type { Facts } from "./facts.ts";
import { createFindings, type Finding } from "./finding.ts";

const { warning, error } = createFindings("settings");

type PublicFacts = Pick<Facts, "settings" | "variableNames">;
type Settings = Facts["settings"];
type Rule = [applies: boolean, finding: () => Finding];

export const publicRules = ({ settings, variableNames }: PublicFacts): Finding[] =>
  [
    ...addressRules(settings),
    ...mailRules(settings, variableNames),
    ...paymentRules(settings),
    ...productionRules(settings),
  ].flatMap(([applies, finding]) => (applies ? [finding()] : []));

/** An explicit demo may be public. */
const unlessDemo = ({ demoSaidOutright }: Settings) => (demoSaidOutright ? warning : error);

function addressRules(settings: Settings): Rule[] {
  const { publicUrl } = settings;
  const { protocol, hostname } = new URL(publicUrl);
  return [
    [
      isLoopbackHost(hostname),
      () =>
        warning(
          `HOST is ${settings.host}, so others reach the shop, and its mails lead to ${publicUrl}.`,
          "Set PUBLIC_URL to the address by which it is reached.",
        ),
    ],
    [
      protocol === "http:" && !isLoopbackHost(hostname),
      () =>
        error(
          `PUBLIC_URL is ${publicUrl}: passwords and cookies travel where others can read them.`,
          "Put a proxy with a certificate before the shop, and set PUBLIC_URL to its https address.",
        ),
    ],
    [
      protocol === "https:" && settings.trustProxy === false,
      () =>
        error(
          "PUBLIC_URL is https and TRUST_PROXY is not set: all visitors seem to have the proxy's address, so its limits count them as one.",
          "Set TRUST_PROXY to the address or network of the proxy that holds the certificate.",
        ),
    ],
    [
      protocol === "https:" && settings.hsts === "off",
      () =>
        warning(
          "HSTS is off: a visitor's first request by http can be read and changed on its way, each time.",
          "Remove HSTS, or set HSTS=host if another subdomain has no https.",
        ),
    ],
  ];
}

function mailRules(settings: Settings, variableNames: PublicFacts["variableNames"]): Rule[] {
  return [
    [
      settings.smtpUrl === null,
      () =>
        unlessDemo(settings)(
          "SMTP_URL is not set, so no mail reaches anybody: no confirmation, no password, no invoice.",
          "Set SMTP_URL and MAIL_FROM.",
        ),
    ],
    [
      settings.smtpUrl !== null && !variableNames.includes("MAIL_FROM"),
      () =>
        error(
          `Mails are sent as ${settings.mailFrom}, which is nobody's address.`,
          "Set MAIL_FROM to an address that the mail server may send as.",
        ),
    ],
  ];
}

function paymentRules(settings: Settings): Rule[] {
  return [
    [
      settings.sandbox !== null,
      () =>
        unlessDemo(settings)(
          "Payments go to the sandbox provider, which takes no money: whoever orders gets it for nothing.",
          "Set PAYPAL_BASE_URL, PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET.",
        ),
    ],
    [
      settings.sandbox === null && new URL(settings.provider.baseUrl).hostname.includes("sandbox"),
      () =>
        unlessDemo(settings)(
          `PAYPAL_BASE_URL is ${settings.provider.baseUrl}, where payments are only tried out.`,
          "Set it to https://api-m.paypal.com, with the keys that belong to it.",
        ),
    ],
    [
      settings.sandbox === null && settings.provider.webhookId === null,
      () =>
        warning(
          "PAYPAL_WEBHOOK_ID is not set: of money that is taken back the shop hears nothing, of disputes a day later, and of the rest when it asks.",
          `Register a webhook for ${settings.publicUrl}/api/v1/webhooks/paypal at the provider, and set its id.`,
        ),
    ],
    [
      settings.sandbox === null && settings.provider.baseUrl.startsWith("http:"),
      () =>
        error(
          "PAYPAL_BASE_URL is http: the provider's key and what is paid travel where others can read and change them.",
          "Set it to the provider's https address.",
        ),
    ],
  ];
}

/** What a shop that sells should have set otherwise. */
function productionRules(settings: Settings): Rule[] {
  return [
    [
      settings.demoSaidOutright,
      () =>
        warning(
          "DEMO is on: an empty database becomes the demo shop, whose administrators' passwords everybody knows.",
          "Set DEMO=off for a shop that sells.",
        ),
    ],
    [
      settings.secondFactor === "optional",
      () =>
        warning(
          "SECOND_FACTOR is optional: one password is all that stands before refunds and payouts.",
          "Set SECOND_FACTOR=required, or remove it from a shop that sells.",
        ),
    ],
    [
      settings.databaseUrl === null,
      () =>
        warning(
          "The database is the embedded one: a power cut can lose the last orders, and there can be no second server.",
          "Set DATABASE_URL for a shop that sells.",
        ),
    ],
    [
      ["silent", "error", "warn"].includes(settings.logLevel),
      () =>
        warning(
          `LOG_LEVEL is ${settings.logLevel}: when something goes wrong, no line tells what was asked before.`,
          "Set LOG_LEVEL=info.",
        ),
    ],
    [
      settings.checkResponses,
      () =>
        warning(
          "CHECK_RESPONSES is on: every answer is checked against the contract, which takes time, and one that breaks it becomes an error.",
          "Remove CHECK_RESPONSES.",
        ),
    ],
  ];
}
