import ipaddr from "ipaddr.js";
import { isPublic } from "#server/http/is-public.ts";
import type { Facts } from "./facts.ts";
import {
  describeUnknownVariable,
  findUnknownVariables,
} from "#server/platform/unknown-environment-variables.ts";
import { createFindings, type Finding } from "./finding.ts";
import { publicRules } from "./public-rules.ts";

const { ok, warning, error } = createFindings("settings");
type SettingsFacts = Pick<Facts, "settings" | "variableNames">;

export function settingsRules(facts: SettingsFacts): Finding[] {
  const findings = [
    ...contradictions(facts),
    ...portRules(facts),
    ...trustRules(facts),
    ...nameRules(facts),
    ...(isPublic(facts.settings) ? publicRules(facts) : []),
  ];
  const metrics = metricsRule(facts);
  if (metrics) findings.push(metrics);
  return findings.length > 0
    ? findings
    : [ok(`The settings are sound, for a shop at ${facts.settings.publicUrl}.`)];
}

const ignoredVariables: [name: string, without: string, meaning: string][] = [
  ["DATABASE_DIRECT_URL", "DATABASE_URL", "the embedded database is used"],
  ["PAYPAL_CLIENT_ID", "PAYPAL_BASE_URL", "the sandbox takes the payments"],
  ["PAYPAL_CLIENT_SECRET", "PAYPAL_BASE_URL", "the sandbox takes the payments"],
  ["PAYPAL_WEBHOOK_ID", "PAYPAL_BASE_URL", "the sandbox signs for a webhook of its own"],
  ["METRICS_HOST", "METRICS_PORT", "nobody can read metrics"],
  ["OTEL_TRACES_SAMPLER_ARG", "OTEL_EXPORTER_OTLP_ENDPOINT", "no traces are sent"],
];

const nameRules = ({ variableNames }: SettingsFacts): Finding[] =>
  findUnknownVariables(variableNames).map((unknown) =>
    warning(
      describeUnknownVariable(unknown),
      unknown.meant === null
        ? "If it was meant for the shop, look its name up in docs/configuration.md."
        : `Name it ${unknown.meant}, if it was meant for the shop.`,
    ),
  );

function contradictions({ variableNames }: SettingsFacts): Finding[] {
  const findings = ignoredVariables
    .filter(([name, without]) => variableNames.includes(name) && !variableNames.includes(without))
    .map(([name, without, meaning]) =>
      error(`${name} is set and ${without} is not, so ${meaning}.`, `Set ${without}, or remove ${name}.`),
    );
  for (const name of ["COOKIE_SECRETS", "BANK_DATA_KEY"]) {
    if (!variableNames.includes(name) || !variableNames.includes("SECRETS_DIR")) continue;
    const file = name === "COOKIE_SECRETS" ? "cookies" : "bank-data";
    findings.push(
      warning(
        `${name} and SECRETS_DIR are both set: the file ${file} is not read.`,
        "Keep the secret in one place.",
      ),
    );
  }
  return findings;
}

/** Prefix lengths of networks that include a good part of the internet, for IPv4 and IPv6. */
const widestNetworks = { ipv4: 7, ipv6: 15 };

function trustRules({ settings: { trustProxy } }: SettingsFacts): Finding[] {
  const networks = typeof trustProxy === "string" ? trustProxy.split(",").map((part) => part.trim()) : [];
  return networks
    .filter((network) => {
      if (!network.includes("/")) return false;
      const [address, bits] = ipaddr.parseCIDR(network);
      const isMapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress();
      return isMapped ? bits - 96 <= widestNetworks.ipv4 : bits <= widestNetworks[address.kind()];
    })
    .map((network) =>
      error(
        `TRUST_PROXY is ${network}: anybody there is believed whatever address they say is theirs, so no limit holds them.`,
        "Name the proxies alone.",
      ),
    );
}

function portRules({ settings: { port, metrics, sandbox } }: SettingsFacts): Finding[] {
  const ports: [string, number | undefined][] = [
    ["PORT", port],
    ["METRICS_PORT", metrics?.port],
    ["SANDBOX_PORT", sandbox?.port],
  ];
  return ports.flatMap(([name, number], index) =>
    ports
      .slice(index + 1)
      .filter(([, other]) => number !== undefined && number !== 0 && other === number)
      .map(([other]) => error(`${name} and ${other} are both ${number}.`, "Give each a port of its own.")),
  );
}

function metricsRule({ settings: { metrics } }: SettingsFacts): Finding | null {
  if (metrics === null || !ipaddr.isValid(metrics.host)) return null;
  const advice = "Set METRICS_HOST to an address that only Prometheus reaches.";
  switch (ipaddr.parse(metrics.host).range()) {
    case "unicast":
      return error(`METRICS_HOST is ${metrics.host}: the world can read how much the shop sells.`, advice);
    case "unspecified":
      return warning(
        `METRICS_HOST is ${metrics.host}: whoever reaches a network of this machine can read how much the shop sells.`,
        `${advice} In a container, don't publish the port.`,
      );
    default:
      return null;
  }
}
