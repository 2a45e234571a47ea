import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { shopCookies } from "#domain/cookies.ts";
import { root } from "#scripts/tools.ts";

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name!);

const settings = matches(
  read("server/platform/settings.ts").split("z.object({")[1]!.split("});")[0]!,
  /^ {2}([A-Z][A-Z0-9_]+):/gm,
);
const sandbox = matches(read("sandbox/main.ts"), /environment\.([A-Z_]+)/g);
const ofNode = ["NODE_ENV"];

test("docs/configuration.md documents every setting", () => {
  expect(settings.length).toBeGreaterThan(25);
  const rows = matches(read("docs/configuration.md"), /^\| ([^|]*)\|/gm).join();
  expect(settings.filter((name) => !rows.includes(`\`${name}\``))).toEqual([]);
});

test("variables that deploy/ sets for the shop and the sandbox exist", () => {
  const compose = parse(read("deploy/compose.yaml"), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; image: string }>;
  };
  const ours = Object.values(compose.services).filter(({ image }) => image === "trellis");
  const named = [
    ...ours.flatMap(({ environment = {} }) => Object.keys(environment)),
    ...matches(read("deploy/Dockerfile"), /^ENV (.*)$/gm).flatMap((line) => matches(line, /([A-Z0-9_]+)=/g)),
    ...matches(read("deploy/trellis.service"), /^Environment=(.*)$/gm).flatMap((line) =>
      matches(line, /([A-Z0-9_]+)=/g),
    ),
  ];
  expect(ours).toHaveLength(3);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => ![...settings, ...sandbox, ...ofNode].includes(name))).toEqual([]);
});

test("settings mentioned in the prose of deploy/ exist", () => {
  const others = [
    "POSTGRES_PASSWORD",
    "MINIO_ROOT_USER",
    "MINIO_ROOT_PASSWORD",
    "PG_VERSION",
    "ETCD_ENABLE_V2",
    "AF_INET",
    "AF_INET6",
    "AF_UNIX",
    "AF_NETLINK",
    "TLS_AES_128_GCM_SHA256",
    "TLS_AES_256_GCM_SHA384",
    "TLS_CHACHA20_POLY1305_SHA256",
  ];
  const words = globSync(["deploy/*.*", "deploy/Dockerfile"], { cwd: root }).flatMap((file) =>
    matches(read(file), /\b([A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9])\b/g),
  );
  const known = [...settings, ...sandbox, ...ofNode, ...others];
  expect([...new Set(words.filter((name) => !known.includes(name)))]).toEqual([]);
});

test("the Varnish configuration covers every cookie of the shop", () => {
  const vcl = read("deploy/varnish.vcl");
  const names = Object.values(shopCookies).map(({ name }) => name);
  expect(names.filter((name) => !vcl.includes(`"${name}"`))).toEqual([]);
});

test("the Prometheus rules match the tables in the documentation", () => {
  const { groups } = parse(read("deploy/alerts.yml")) as {
    groups: { rules: { expr: string; for: string; labels: unknown; annotations: { summary: string } }[] }[];
  };
  const [, wake, morning] = read("docs/monitoring.md").split(/^## .*$/m);
  const rows = (table: string) =>
    [...table.matchAll(/^\| +(\S.*?) +\|(?: (\d+) min +\|)? `(.+?)` +\|/gm)].map(([, ...cells]) => cells);
  const documented = [
    ...rows(wake!).map(([when, minutes, expr]) => [when, `${minutes}m`, expr, { severity: "wake" }]),
    ...rows(morning!).map(([when, , expr]) => [when, "15m", expr, { severity: "morning" }]),
  ];
  expect(documented.length).toBeGreaterThan(14);
  expect(
    groups[0]!.rules.map(({ expr, labels, annotations, ...rule }) => [
      annotations.summary,
      rule.for,
      expr,
      labels,
    ]),
  ).toEqual(documented);
});

test("dashboards and alerts exclude health checks from request metrics", () => {
  const queries = ["docs/monitoring.md", "deploy/alerts.yml", "deploy/grafana/trellis.json"].flatMap((file) =>
    matches(read(file).replaceAll('\\"', '"'), /trellis_http_request_duration_seconds_\w+(\S*?)\[/g),
  );
  expect(queries.length).toBeGreaterThan(14);
  expect(queries.filter((labels) => !labels.includes("/health/"))).toEqual([]);
});
