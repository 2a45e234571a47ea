export default {
  packageManager: "npm",
  plugins: ["@stryker-mutator/vitest-runner"],
  // Version 9 selects tests by names as Vitest 4 joined them, so the tests of domain/ have no describe blocks. Version 10
  // knows Vitest 5, but its Babel needs Node 22.18, and the shop accepts 22.15.
  testRunner: "vitest",
  vitest: { configFile: "scripts/mutants/domain/vitest.config.ts" },
  mutate: [
    "domain/**/*.ts",
    "!domain/**/*.{test,test-support}.ts",
    // Durations and sizes without logic; tests/business-constants.test.ts compares them with the documentation.
    "!domain/business-constants.ts",
    // Values of the specification without logic.
    "!domain/specified-values.ts",
  ],
  // What the tests of domain/ read.
  ignorePatterns: [
    "**",
    "!package.json",
    "!tsconfig.json",
    "!domain/**",
    "!generated/*.json",
    "!shop-data/markets/**",
    "!tests/support/{arbitrary-markets,requirements}.ts",
    "!scripts/mutants/domain/**",
  ],
  coverageAnalysis: "perTest",
  concurrency: 2,
  tempDirName: ".cache/stryker",
  reporters: ["progress-append-only", "json"],
  jsonReporter: { fileName: ".cache/stryker-domain.json" },
  allowConsoleColors: false,
  warnings: { slow: false },
};
