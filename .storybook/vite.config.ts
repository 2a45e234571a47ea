import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { breakpoints } from "#scripts/breakpoints.ts";
import { newsPlugin } from "./news-plugin.ts";
import { specificationPlugin } from "./specification-plugin.ts";

/** The workshop's own build: texts come as source, so it keeps the ICU parser that the shop's build leaves out. */
export default defineConfig({
  plugins: [react(), specificationPlugin, newsPlugin],
  css: { postcss: { plugins: breakpoints } },
});
