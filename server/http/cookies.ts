import type { CookieSerializeOptions } from "@fastify/cookie";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cookieAttributes, isHttpsUrl, type ShopCookie } from "#domain/cookies.ts";

export type Cookies = Readonly<FastifyRequest["cookies"]>;
export type SetCookie = { cookie: ShopCookie; value: string };

export async function serveCookies(
  app: FastifyInstance,
  { publicUrl }: { publicUrl: string },
): Promise<void> {
  const secure = isHttpsUrl(publicUrl);
  await app.register(cookie, {
    parseOptions: { ...cookieAttributes, secure } satisfies CookieSerializeOptions,
  });
}

export const setCookie = (reply: FastifyReply, { cookie: { name, ...options }, value }: SetCookie) =>
  reply.setCookie(name, value, options);
