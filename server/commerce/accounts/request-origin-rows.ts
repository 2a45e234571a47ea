import type { Words } from "#server/commerce/markets/words.ts";
import type { Device } from "./devices.ts";

export function requestOriginRows(
  label: string,
  { at, browser, system, network }: { at: string } & Device,
  { say, moment }: Words,
): { label: string; value: string }[] {
  const device = [browser, system].filter((name) => name !== null).join(", ");
  return [
    { label, value: `${moment(new Date(at), "UTC")} (UTC)` },
    ...(device ? [{ label: say("mail.confirmation.device"), value: device }] : []),
    ...(network ? [{ label: say("mail.confirmation.network"), value: network }] : []),
  ];
}
