import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

test("without settings it is a local demo", () => {
  expect(readSettings({})).toEqual({
    port: 8080,
    host: "127.0.0.1",
    publicUrl: "http://localhost:8080",
    hsts: "off",
    dataFolder: resolve("data"),
    databaseUrl: null,
    databaseDirectUrl: null,
    cookieSecrets: null,
    secretsFolder: null,
    s3: null,
    gate: { mode: "welcome" },
    demo: true,
    demoSaidOutright: false,
    secondFactor: "optional",
    provider: {
      baseUrl: "http://127.0.0.1:8090",
      clientId: "sandbox-client",
      clientSecret: "sandbox-secret",
      webhookId: "sandbox-webhook",
    },
    sandbox: { port: 8090, publicUrl: "http://localhost:8090" },
    viesUrl: "http://127.0.0.1:8090/vies/rest-api",
    smtpUrl: null,
    mailFrom: "Trellis <hello@trellis.example>",
    trustProxy: false,
    bankDataKey: null,
    checkResponses: false,
    logLevel: "error",
    metrics: null,
    traces: null,
  });
});

test("a production shop's settings are read", () => {
  expect(
    readSettings({
      PORT: "0",
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://shop.example/",
      HSTS: "host",
      TRUST_PROXY: "10.0.0.0/8, loopback,2001:db8::1",
      DATA_DIR: "/srv/shop",
      DATABASE_URL: "postgresql://shop:word@db/shop",
      SMTP_URL: "smtps://mail.example",
      MAIL_FROM: "Shop <shop@shop.example>",
      PAYPAL_BASE_URL: "https://api-m.paypal.com",
      PAYPAL_CLIENT_ID: "id",
      PAYPAL_CLIENT_SECRET: "secret",
      PAYPAL_WEBHOOK_ID: "8PT597110X687430LKGECATA",
      S3_ENDPOINT: "https://s3.example/",
      S3_BUCKET: "shop-files",
      S3_REGION: "eu-central-1",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "word",
      S3_PREFIX: "shops/one",
      SHOP_GATE: "code:open sesame",
      CHECK_RESPONSES: "on",
      LOG_LEVEL: "info",
      METRICS_PORT: "9464",
      METRICS_HOST: "10.0.0.5",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example:4318/",
      OTEL_TRACES_SAMPLER_ARG: "0.1",
      BANK_DATA_KEY: Buffer.alloc(32, 7).toString("base64url"),
      DATABASE_DIRECT_URL: "postgresql://shop:word@direct/shop",
      COOKIE_SECRETS: "one,other",
      SECRETS_DIR: "/run/secrets",
    }),
  ).toEqual({
    port: 0,
    host: "0.0.0.0",
    publicUrl: "https://shop.example",
    hsts: "host",
    dataFolder: "/srv/shop",
    databaseUrl: "postgresql://shop:word@db/shop",
    databaseDirectUrl: "postgresql://shop:word@direct/shop",
    cookieSecrets: "one,other",
    secretsFolder: "/run/secrets",
    s3: {
      endpoint: "https://s3.example",
      bucket: "shop-files",
      region: "eu-central-1",
      accessKeyId: "key",
      secretAccessKey: "word",
      prefix: "shops/one/",
    },
    gate: { mode: "code", word: "open sesame" },
    demo: false,
    demoSaidOutright: false,
    secondFactor: "required",
    provider: {
      baseUrl: "https://api-m.paypal.com",
      clientId: "id",
      clientSecret: "secret",
      webhookId: "8PT597110X687430LKGECATA",
    },
    sandbox: null,
    viesUrl: "https://ec.europa.eu/taxation_customs/vies/rest-api",
    smtpUrl: "smtps://mail.example",
    mailFrom: "Shop <shop@shop.example>",
    trustProxy: "10.0.0.0/8, loopback,2001:db8::1",
    bankDataKey: Buffer.alloc(32, 7).toString("base64url"),
    checkResponses: true,
    logLevel: "info",
    metrics: { port: 9464, host: "10.0.0.5" },
    traces: { url: "http://collector.example:4318", share: 0.1 },
  });
});

test.each([
  ["DATABASE_URL", "postgres://db/shop"],
  ["SMTP_URL", "smtp://mail.example"],
  ["PUBLIC_URL", "https://shop.example"],
])("with %s set, the shop is not a demo unless DEMO=on", (name, value) => {
  expect(readSettings({ [name]: value }).demo).toBe(false);
  expect(readSettings({ [name]: "" }).demo).toBe(true);
  expect(readSettings({ [name]: value, DEMO: "on" })).toMatchObject({ demo: true, demoSaidOutright: true });
});

test("only a shop on https sends HSTS", () => {
  expect(readSettings({ PUBLIC_URL: "https://shop.example" }).hsts).toBe("subdomains");
  expect(readSettings({ PUBLIC_URL: "http://shop.example", HSTS: "subdomains" }).hsts).toBe("off");
});

test("an empty variable counts as not set", () => {
  const empty = { PORT: "", HOST: "", DATA_DIR: "", MAIL_FROM: "", SHOP_GATE: "", DEMO: "" };
  expect(readSettings(empty)).toEqual(readSettings({}));
});

test.each([
  [{ PORT: "80800" }, 'PORT is "80800"; it must be a port number.'],
  [{ PORT: "8080.5" }, 'PORT is "8080.5"; it must be a port number.'],
  [{ SANDBOX_PORT: "near" }, 'SANDBOX_PORT is "near"; it must be a port number.'],
  [{ PORT: "65530" }, "SANDBOX_PORT must be set: PORT + 10 is 65540, which is no port."],
  [{ PUBLIC_URL: "shop.example" }, 'PUBLIC_URL is "shop.example"; it must be an http or https address.'],
  [
    { PUBLIC_URL: "ftp://shop.example" },
    'PUBLIC_URL is "ftp://shop.example"; it must be an http or https address.',
  ],
  [{ HSTS: "on" }, 'HSTS is "on"; it may be subdomains, host or off.'],
  [{ SHOP_GATE: "closed" }, 'SHOP_GATE is "closed"; it may be welcome, open or code:<word>.'],
  [{ SHOP_GATE: "code:" }, 'SHOP_GATE is "code:"; it may be welcome, open or code:<word>.'],
  [{ DEMO: "yes" }, 'DEMO is "yes"; it may be on or off.'],
  [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL is "loud"; it may be silent, error, warn, info or debug.'],
  [{ OTEL_TRACES_SAMPLER_ARG: "2" }, 'OTEL_TRACES_SAMPLER_ARG is "2"; it must be a number from 0 to 1.'],
  [{ METRICS_PORT: "x" }, 'METRICS_PORT is "x"; it must be a port number.'],
  [{ CHECK_RESPONSES: "1" }, 'CHECK_RESPONSES is "1"; it may be on or off.'],
  [
    { PUBLIC_URL: "https://shop.example/plants" },
    'PUBLIC_URL is "https://shop.example/plants"; it must be an http or https address without a path.',
  ],
  [{ TRUST_PROXY: "true" }, 'TRUST_PROXY is "true"; it must be addresses or networks, separated by commas.'],
  [{ DATABASE_URL: "mysql://me:word@db" }, "DATABASE_URL must be a postgresql:// address."],
  ...["gehe/im@db", "ge#im@db", "geheim@db:x", "gehe%im@db"].map(
    (suffix): [Record<string, string>, string] => [
      { DATABASE_URL: `postgresql://shop:${suffix}/shop` },
      "DATABASE_URL can't be read: a host may have a port of up to five digits, and inside a user or password @ is %40, / is %2F, ? is %3F, # is %23 and % is %25.",
    ],
  ),
  ...["DATABASE_URL", "DATABASE_DIRECT_URL"].map((name): [Record<string, string>, string] => [
    { [name]: "postgresql://shop:geheim@db1:5432,db2/shop?target_session_attrs=read-write" },
    `${name} must name one host. Of several, HAProxy finds the primary, and its address belongs here: docs/operating.md.`,
  ]),
  [
    { SMTP_URL: "smtp://me:ge#im@mail" },
    "SMTP_URL can't be read: inside a user or password @ is %40, / is %2F, ? is %3F, # is %23 and % is %25.",
  ],
  [
    { SMTP_URL: "smtp://me:12/im@mail" },
    "SMTP_URL can't be read: inside a user or password @ is %40, / is %2F, ? is %3F, # is %23 and % is %25.",
  ],
  [
    { MAIL_FROM: "the shop" },
    'MAIL_FROM is "the shop"; it must be an address, or a name and an address in <>.',
  ],
  [
    { PAYPAL_BASE_URL: "https://me:word@pay.example" },
    "PAYPAL_BASE_URL must be an address without user and password.",
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: "htp://me:word@traces.example" },
    "OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address.",
  ],
  [{ SMTP_URL: "me:word@mail" }, "SMTP_URL must be an smtp:// or smtps:// address."],
  [
    { PAYPAL_BASE_URL: "https://pay.example", PAYPAL_CLIENT_ID: "id" },
    "PAYPAL_BASE_URL needs PAYPAL_CLIENT_SECRET beside it.",
  ],
  [
    { PAYPAL_BASE_URL: "https://pay.example" },
    "PAYPAL_BASE_URL needs PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET beside it.",
  ],
  [
    { S3_ENDPOINT: "https://key:word@s3.example" },
    "S3_ENDPOINT must be the address of a server alone: no key and no bucket.",
  ],
  [
    { S3_ENDPOINT: "https://s3.example/shop-files" },
    "S3_ENDPOINT must be the address of a server alone: no key and no bucket.",
  ],
  [
    { S3_BUCKET: "Files" },
    'S3_BUCKET is "Files"; it must be a bucket\'s name: 3 to 63 small letters, digits, dots and hyphens.',
  ],
  [{ S3_PREFIX: "a//b" }, 'S3_PREFIX is "a//b"; it must be names with slashes between them.'],
  [
    { S3_ENDPOINT: "https://s3.example" },
    "S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.",
  ],
  [
    { S3_BUCKET: "shop-files", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "word" },
    "S3_BUCKET needs S3_ENDPOINT beside it.",
  ],
  [{ PORT: "x", DEMO: "yes" }, 'PORT is "x"; it must be a port number.\nDEMO is "yes"; it may be on or off.'],
])("%j is refused", (environment, message) => {
  expect(() => readSettings(environment)).toThrow(new SettingsError(message));
});

test.each([
  { SMTP_URL: "smtp://mail:587?pool=true&requireTLS=true" },
  { SMTP_URL: "smtps://u%40x:p@mail:465/?tls.rejectUnauthorized=false" },
  { MAIL_FROM: '"Moss @ Fern" <moss@fern.example>' },
  { MAIL_FROM: "Gärtnerei Müller <shop@fern.example> " },
  { DATABASE_URL: "postgresql://u:a,b@db1:5432/shop?target_session_attrs=read-write" },
  { DATABASE_URL: "postgresql://u:@db_1/shop?options=-c%20statement_timeout=0" },
  { DATABASE_URL: "postgresql://u:p@/shop?host=/cloudsql/fern:europe:shop" },
])("%j is accepted", (environment) => {
  expect(() => readSettings(environment)).not.toThrow();
});
