import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { belongsInSharedChunk } from "./shared-chunk.ts";
import { root } from "./tools.ts";

test.each([
  ["src/app/app.tsx", true],
  ["src/app/layout/header.tsx", true],
  ["src/app/layout/login-dialog.tsx", false],
  ["src/flows/account/session/session.context.ts", true],
  ["src/flows/account/session/session.flow.tsx", false],
  ["src/flows/shopping/raffle/raffle.flow.tsx", false],
  ["src/flows/shopping/raffle/raffle.context.ts", false],
  ["src/flows/shopping/checkout/checkout.actors.ts", false],
  ["src/pages/raffle.page.tsx", false],
  ["src/pages/raffle/raffle.tsx", false],
  ["machines/raffle/raffle.machine.ts", false],
  ["node_modules/react/index.js", true],
  ["node_modules/react-dom/client.js", false],
  ["node_modules/altcha-lib/index.js", false],
])("%s is in the shared chunk: %s", (file, isIn) => {
  expect(belongsInSharedChunk(join(root, file))).toBe(isIn);
});

/** Builds the storefront with one more import in the header. */
const buildWith = (imported: string) =>
  build({
    root,
    logLevel: "silent",
    build: { write: false, minify: false },
    plugins: [
      {
        name: "one-more-import",
        transform: (code, id) =>
          id.endsWith("/src/app/layout/header.tsx") ? `import "${imported}";\n${code}` : null,
      },
    ],
  });

test("a flow imported directly by the header fails the build with its name", async () => {
  await expect(buildWith("/src/flows/shopping/checkout/checkout.flow.tsx")).rejects.toThrow(
    /every page loads would hold .*src\/flows\/shopping\/checkout\/checkout\.flow\.tsx/,
  );
});
