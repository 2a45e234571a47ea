import type { StorybookConfig } from "@storybook/react-vite";

/** The workshop: QA steps through the paths of every flow, and the design can be read in one place. */
export default {
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  stories: ["../src/**/*.stories.tsx", "../workshop/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // In the sidebar's filter. What Git knows as changed is marked by Storybook itself.
  tags: { flow: {}, page: {}, scenario: {}, refusal: {} },
  features: { sidebarOnboardingChecklist: false, actions: false, backgrounds: false },
} satisfies StorybookConfig;
