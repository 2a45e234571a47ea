import type { AcceptedPlugin } from "postcss";
import customMedia from "postcss-custom-media";
import { media } from "#domain/specified-values.ts";

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Custom media queries such as `@media (--from-desktop)` for every style sheet. */
export const breakpoints: AcceptedPlugin[] = [
  {
    postcssPlugin: "breakpoints",
    Once(sheet, { AtRule }) {
      for (const [name, query] of Object.entries(media)) {
        sheet.prepend(new AtRule({ name: "custom-media", params: `--${kebab(name)} ${query}` }));
      }
    },
  },
  customMedia(),
];
