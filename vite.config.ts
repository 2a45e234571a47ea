import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { breakpoints } from "./scripts/breakpoints.ts";
import { shortClassNames } from "./scripts/class-names.ts";
import { retryPreloads } from "./scripts/retry-preloads.ts";
import { onlyWhatIsListed, sharedChunks } from "./scripts/shared-chunk.ts";

/** One file, two builds: `vite build` is the browser's, `vite build --ssr` the render bundle of the server. */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  appType: "custom",
  plugins: isSsrBuild ? [react()] : [react(), onlyWhatIsListed, retryPreloads],
  publicDir: false,
  css: {
    postcss: { plugins: breakpoints },
    ...(command === "build" && { modules: { generateScopedName: shortClassNames() } }),
  },
  resolve: {
    // Texts arrive as syntax trees, so neither build needs the ICU parser.
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
      },
      // What older Reacts lack; ours has it.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: "use-sync-external-store/with-selector.js",
      },
    ],
  },
  // Vite leaves NODE_ENV to run time in a server build; unset there, React's development build would paint.
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify(process.env.NODE_ENV ?? mode) } : {},
  ssr: command === "build" ? { noExternal: true as const } : {},
  build: {
    target: isSsrBuild ? "node26" : "es2022",
    outDir: isSsrBuild ? "dist/render" : "dist/browser",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0, // a data: address would need `data:` in the content-security-policy
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { checks: { bundlerTimings: false }, input: "src/entry.server.tsx" }
      : {
          // A slow machine would read of it at its first start.
          checks: { bundlerTimings: false },
          input: ["src/entry.browser.tsx", "src/entry.early.ts"],
          output: {
            // Every page loads the list of all files, so their names weigh on the first visit.
            chunkFileNames: "assets/[hash:7].js",
            assetFileNames: ({ names: [name = ""] }) =>
              name.endsWith(".css") ? "assets/[hash:7].css" : "assets/[name]-[hash].[ext]",
            codeSplitting: { groups: sharedChunks },
          },
        },
  },
}));
