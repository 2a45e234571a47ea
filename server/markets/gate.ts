import { createHmac, timingSafeEqual } from "node:crypto";
import { stringifySetCookie } from "cookie";
import type { Services } from "../services.ts";

type GateServices = Pick<Services, "secret" | "settings">;
const cookieName = "trellis_gate";
const yearInSeconds = 31_536_000;

/** The marker of having entered. Another gate, or another word, makes old markers void. */
export const gateCookie = (services: GateServices): string =>
  stringifySetCookie({
    name: cookieName,
    value: mark(services),
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    maxAge: yearInSeconds,
    secure: services.settings.publicUrl.startsWith("https:"),
  });

export function hasEntered(services: GateServices, cookies: Record<string, string | undefined>) {
  if (services.settings.gate.mode === "open") return true;
  const [given, right] = [Buffer.from(cookies[cookieName] ?? ""), Buffer.from(mark(services))];
  return given.length === right.length && timingSafeEqual(given, right);
}

const mark = ({ secret, settings: { gate } }: GateServices): string =>
  createHmac("sha256", secret)
    .update(`gate ${JSON.stringify(gate)}`)
    .digest("base64url");
