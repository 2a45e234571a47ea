import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import type { Shop } from "./shop.ts";

/** A captcha's solution for `?captcha=`. */
export async function solveCaptcha({ call }: Pick<Shop, "call">, form = "sign_up"): Promise<string> {
  const challenge = (await call("GET", `/captcha/?form=${form}`)).body as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return captchaAnswer({ challenge, solution });
}

export const captchaAnswer = (payload: object): string =>
  Buffer.from(JSON.stringify(payload)).toString("base64url");
export const captchaPayload = (answer: string) => JSON.parse(Buffer.from(answer, "base64url").toString());
