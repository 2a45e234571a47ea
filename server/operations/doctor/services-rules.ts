import type { Facts } from "./facts.ts";
import { createFindings, type Finding } from "./finding.ts";

const { ok, warning, error } = createFindings("services");
type RelevantFacts = Pick<Facts, "mailServer" | "provider" | "collector">;

export function servicesRules({ mailServer, provider, collector }: RelevantFacts): Finding[] {
  const findings = [
    ...(mailServer ? [mailRule(mailServer)] : []),
    ...(provider ? [providerRule(provider)] : []),
  ];
  if (collector)
    findings.push(
      "problem" in collector
        ? warning(
            `The collector of OTEL_EXPORTER_OTLP_ENDPOINT takes no traces: ${collector.problem}`,
            "Start it, or correct the address: it is without /v1/traces. Traces are lost meanwhile, and nothing else is.",
          )
        : ok("The collector of traces answers."),
    );
  return findings;
}

/** An unreachable server comes back, and a start need not wait for it. */
function mailRule(mailServer: NonNullable<RelevantFacts["mailServer"]>): Finding {
  if ("problem" in mailServer)
    return warning(
      `The mail server of SMTP_URL does not answer: ${mailServer.problem}`,
      "Ask whoever runs it. Letters wait meanwhile, and are tried again.",
    );
  if (mailServer.fact !== null)
    return error(`By SMTP_URL no mail can be sent: ${mailServer.fact}`, "Correct SMTP_URL.");
  return ok("The mail server lets the shop in.");
}

function providerRule(provider: NonNullable<RelevantFacts["provider"]>): Finding {
  if ("problem" in provider)
    return warning(
      `The payment provider of PAYPAL_BASE_URL does not answer: ${provider.problem}`,
      "May this machine reach it, and is the address right? Nobody can pay meanwhile.",
    );
  if (provider.fact !== null)
    return error(
      `The payment provider does not let the shop in: ${provider.fact}`,
      "Correct PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET; they belong to the address of PAYPAL_BASE_URL alone.",
    );
  return ok("The payment provider lets the shop in.");
}
