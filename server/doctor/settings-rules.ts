import ipaddr from "ipaddr.js";
import { isPublic, isThisMachine } from "../is-public.ts";
import type { Facts } from "./facts.ts";
import { findingsOf, type Finding } from "./finding.ts";

const { well, warning, wrong } = findingsOf("settings");
type Given = Pick<Facts, "settings" | "given">;

export function settingsRules(facts: Given): Finding[] {
  const found = [
    ...contradictions(facts),
    ...portRules(facts),
    ...trustRules(facts),
    ...(isPublic(facts.settings) ? publicRules(facts) : []),
  ];
  const metrics = metricsRule(facts);
  if (metrics) found.push(metrics);
  return found.length > 0
    ? found
    : [well(`The settings are sound, for a shop at ${facts.settings.publicUrl}.`)];
}

/** Set beside what makes them count for nothing. */
const idle: [name: string, without: string, meaning: string][] = [
  ["DATABASE_DIRECT_URL", "DATABASE_URL", "the embedded database is used"],
  ["DATABASE_REPLICA_URL", "DATABASE_URL", "the embedded database is used"],
  ["PAYPAL_CLIENT_ID", "PAYPAL_BASE_URL", "the sandbox takes the payments"],
  ["PAYPAL_CLIENT_SECRET", "PAYPAL_BASE_URL", "the sandbox takes the payments"],
  ["METRICS_HOST", "METRICS_PORT", "nobody can read metrics"],
  ["OTEL_TRACES_SAMPLER_ARG", "OTEL_EXPORTER_OTLP_ENDPOINT", "no traces are sent"],
];

function contradictions({ given }: Given): Finding[] {
  const found = idle
    .filter(([name, without]) => given.includes(name) && !given.includes(without))
    .map(([name, without, meaning]) =>
      wrong(`${name} is set and ${without} is not, so ${meaning}.`, `Set ${without}, or remove ${name}.`),
    );
  for (const name of ["COOKIE_SECRETS", "BANK_DATA_KEY"]) {
    if (!given.includes(name) || !given.includes("SECRETS_DIR")) continue;
    const file = name === "COOKIE_SECRETS" ? "cookies" : "bank-data";
    found.push(
      warning(
        `${name} and SECRETS_DIR are both set: the file ${file} is not read.`,
        "Keep the secret in one place.",
      ),
    );
  }
  return found;
}

/** Networks that hold a good part of the world: bits, of 32 and of 128. */
const widest = { ipv4: 7, ipv6: 15 };

function trustRules({ settings: { trustProxy } }: Given): Finding[] {
  const networks = typeof trustProxy === "string" ? trustProxy.split(",").map((part) => part.trim()) : [];
  return networks
    .filter((network) => {
      if (!network.includes("/")) return false;
      const [address, bits] = ipaddr.parseCIDR(network);
      return bits <= widest[address.kind()];
    })
    .map((network) =>
      wrong(
        `TRUST_PROXY is ${network}: anybody there is believed whatever address they say is theirs, so no limit holds them.`,
        "Name the proxies alone.",
      ),
    );
}

function portRules({ settings: { port, metrics, sandbox } }: Given): Finding[] {
  const ports: [string, number | undefined][] = [
    ["PORT", port],
    ["METRICS_PORT", metrics?.port],
    ["SANDBOX_PORT", sandbox?.port],
  ];
  return ports.flatMap(([name, number], index) =>
    ports
      .slice(index + 1)
      .filter(([, other]) => number !== undefined && number !== 0 && other === number)
      .map(([other]) => wrong(`${name} and ${other} are both ${number}.`, "Give each a port of its own.")),
  );
}

function publicRules({ settings, given }: Given): Finding[] {
  const { publicUrl, demoSaidOutright } = settings;
  const { protocol, hostname } = new URL(publicUrl);
  /** Who shows a demo to the world has said so. */
  const unlessDemo = demoSaidOutright ? warning : wrong;
  const rules: [boolean, () => Finding][] = [
    [
      isThisMachine(hostname),
      () =>
        warning(
          `HOST is ${settings.host}, so others reach the shop, and its mails lead to ${publicUrl}.`,
          "Set PUBLIC_URL to the address by which it is reached.",
        ),
    ],
    [
      protocol === "http:" && !isThisMachine(hostname),
      () =>
        wrong(
          `PUBLIC_URL is ${publicUrl}: passwords and cookies travel where others can read them.`,
          "Put a proxy with a certificate before the shop, and set PUBLIC_URL to its https address.",
        ),
    ],
    [
      protocol === "https:" && settings.trustProxy === false,
      () =>
        wrong(
          "PUBLIC_URL is https and TRUST_PROXY is not set: all visitors seem to have the proxy's address, so its limits count them as one.",
          "Set TRUST_PROXY to the address or network of the proxy that holds the certificate.",
        ),
    ],
    [
      settings.smtpUrl === null,
      () =>
        unlessDemo(
          "SMTP_URL is not set, so no mail reaches anybody: no confirmation, no password, no invoice.",
          "Set SMTP_URL and MAIL_FROM.",
        ),
    ],
    [
      settings.smtpUrl !== null && !given.includes("MAIL_FROM"),
      () =>
        wrong(
          `Mails are sent as ${settings.mailFrom}, which is nobody's address.`,
          "Set MAIL_FROM to an address that the mail server may send as.",
        ),
    ],
    [
      settings.sandbox !== null,
      () =>
        unlessDemo(
          "Payments go to the sandbox provider, which takes no money: whoever orders gets it for nothing.",
          "Set PAYPAL_BASE_URL, PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET.",
        ),
    ],
    [
      settings.sandbox === null && new URL(settings.provider.baseUrl).hostname.includes("sandbox"),
      () =>
        unlessDemo(
          `PAYPAL_BASE_URL is ${settings.provider.baseUrl}, where payments are only tried out.`,
          "Set it to https://api-m.paypal.com, with the keys that belong to it.",
        ),
    ],
    [
      demoSaidOutright,
      () =>
        warning(
          "DEMO is on: an empty database becomes the demo shop, whose administrators' passwords everybody knows.",
          "Set DEMO=off for a shop that sells.",
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
  return rules.flatMap(([applies, finding]) => (applies ? [finding()] : []));
}

function metricsRule({ settings: { metrics } }: Given): Finding | null {
  if (metrics === null || !ipaddr.isValid(metrics.host)) return null;
  const advice = "Set METRICS_HOST to an address that only Prometheus reaches.";
  switch (ipaddr.parse(metrics.host).range()) {
    case "unicast":
      return wrong(`METRICS_HOST is ${metrics.host}: the world can read how much the shop sells.`, advice);
    case "unspecified":
      return warning(
        `METRICS_HOST is ${metrics.host}: whoever reaches a network of this machine can read how much the shop sells.`,
        `${advice} In a container, don't publish the port.`,
      );
    default:
      return null;
  }
}
