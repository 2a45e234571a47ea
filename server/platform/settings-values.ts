import { z } from "zod";
import { hasOneHost, isValidDatabaseUrl } from "./database/database-url.ts";

export type Gate = { mode: "welcome" | "open" } | { mode: "code"; word: string };

export const highestPort = 65_535;
export const port = z.coerce
  .number("must be a port number.")
  .refine((value) => Number.isInteger(value) && value >= 0 && value <= highestPort, "must be a port number.");
export const address = z
  .url({ protocol: /^https?$/, error: "must be an http or https address." })
  .transform((value) => value.replace(/\/$/, ""));
/** The shop is at the root of its origin. */
export const shopAddress = address.refine(
  (value) => new URL(value).href === `${new URL(value).origin}/`,
  "must be an http or https address without a path.",
);
export const onOff = z.enum(["on", "off"], "may be on or off.");
export const hsts = z.enum(["subdomains", "host", "off"], "may be subdomains, host or off.");
export const samplingShare = "must be a number from 0 to 1.";
export const secondFactor = z.enum(["required", "optional"], "may be required or optional.");
export const gate = z
  .string()
  .regex(/^(welcome|open|code:.+)$/, "may be welcome, open or code:<word>.")
  .transform((value): Gate => {
    const [, word] = /^code:(.+)$/.exec(value) ?? [];
    return word ? { mode: "code", word } : { mode: value as "welcome" | "open" };
  });
const proxy = z.union([
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
  z.enum(["loopback", "linklocal", "uniquelocal"]),
]);
export const proxies = z
  .string()
  .refine(
    (value) => value.split(",").every((part) => proxy.safeParse(part.trim()).success),
    "must be addresses or networks, separated by commas.",
  );

export const database = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: "must be a postgresql:// address.", abort: true })
  .refine(hasOneHost, {
    error:
      "must name one host. Of several, HAProxy finds the primary, and its address belongs here: docs/operating.md.",
    abort: true,
  })
  .refine(
    isValidDatabaseUrl,
    "can't be read: a host may have a port of up to five digits, and inside a user or password @ is %40, / is %2F, ? is %3F, # is %23 and % is %25.",
  );
export const withoutLogin = address.refine(
  (value) => new URL(value).username === "",
  "must be an address without user and password.",
);
export const mailServer = z
  .string()
  .regex(/^smtps?:\/\//, { error: "must be an smtp:// or smtps:// address.", abort: true })
  .refine(
    (value) => URL.canParse(value) && /^\w+:\/\/([^/?#]*@)?[^@/?#]+\/?(\?[^#]*)?$/.test(value),
    "can't be read: inside a user or password @ is %40, / is %2F, ? is %3F, # is %23 and % is %25.",
  );
export const sender = z
  .string()
  .trim()
  .regex(
    /^(("[^"]*"\s*|[^<>@"]*)<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    "must be an address, or a name and an address in <>.",
  );
export const storeAddress = address.refine(
  (value) => new URL(value).username === "" && new URL(value).pathname === "/",
  "must be the address of a server alone: no key and no bucket.",
);
export const bucket = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    "must be a bucket's name: 3 to 63 small letters, digits, dots and hyphens.",
  );
export const prefix = z
  .string()
  .regex(/^[\w.-]+(\/[\w.-]+)*\/?$/, "must be names with slashes between them.")
  .transform((value) => value.replace(/\/?$/, "/"));

export const bankDataKey = z
  .string()
  .regex(/^[\w-]{43}$/, "must be 32 bytes in base64url, which are 43 characters.");
