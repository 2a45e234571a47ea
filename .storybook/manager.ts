import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

addons.setConfig({
  selectedPanel: "storybook/interactions/panel",
  layout: { panelPosition: "right" },
  theme: create({
    base: "light",
    brandTitle: "Trellis workshop",
    appBg: "#efe5d0",
    appContentBg: "#fdfaf3",
    barBg: "#fdfaf3",
    colorPrimary: "#a94a27",
    colorSecondary: "#1f4a38",
    textColor: "#1b2a22",
    fontBase: '"Figtree Variable", system-ui, sans-serif',
  }),
});
