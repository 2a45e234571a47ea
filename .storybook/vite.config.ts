import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { breakpoints } from "#scripts/breakpoints.ts";
import { specificationPlugin } from "./specification-plugin.ts";

/** The workshop's own build: texts come as source, so it keeps the ICU parser that the shop's build leaves out. */
export default defineConfig({
  plugins: [react(), specificationPlugin],
  css: { postcss: { plugins: breakpoints } },
});
