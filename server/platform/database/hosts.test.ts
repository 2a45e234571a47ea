import { expect, test } from "vitest";
import { SettingsError } from "#server/platform/settings.ts";
import { splitHosts } from "./hosts.ts";

test.each([
  ["postgresql://shop@one/shop", ["postgresql://shop@one/shop"]],
  [
    "postgresql://shop:a,b@one:5432,two:5433/shop?target_session_attrs=read-write",
    ["postgresql://shop:a,b@one:5432/shop", "postgresql://shop:a,b@two:5433/shop"],
  ],
  [
    "postgresql://one,[::1]:5433/shop?target_session_attrs=primary&sslmode=require",
    ["postgresql://one/shop?sslmode=require", "postgresql://[::1]:5433/shop?sslmode=require"],
  ],
  ["postgresql:///shop?host=/run/postgresql", ["postgresql:///shop?host=%2Frun%2Fpostgresql"]],
])("%s", (address, hosts) => expect(splitHosts("DATABASE_URL", address)).toEqual(hosts));

test("a URL for read-only servers is refused", () => {
  const address = "postgresql://one,two/shop?target_session_attrs=standby";
  expect(() => splitHosts("DATABASE_URL", address)).toThrow(SettingsError);
});
