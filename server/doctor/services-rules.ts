import type { Facts } from "./facts.ts";
import { findingsOf, type Finding } from "./finding.ts";

const { well, warning } = findingsOf("services");
type Asked = Pick<Facts, "mailServer" | "collector">;

/** Those of others, which the shop calls. */
export function servicesRules({ mailServer, collector }: Asked): Finding[] {
  const found: Finding[] = [];
  if (mailServer)
    found.push(
      "problem" in mailServer
        ? warning(
            `The mail server of SMTP_URL takes no mail: ${mailServer.problem}`,
            "Correct SMTP_URL, or ask whoever runs it. Letters wait meanwhile, and are tried again.",
          )
        : well("The mail server lets the shop in."),
    );
  if (collector)
    found.push(
      "problem" in collector
        ? warning(
            `The collector of OTEL_EXPORTER_OTLP_ENDPOINT takes no traces: ${collector.problem}`,
            "Start it, or correct the address: it is without /v1/traces. Traces are lost meanwhile, and nothing else is.",
          )
        : well("The collector of traces answers."),
    );
  return found;
}
