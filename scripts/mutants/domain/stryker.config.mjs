export default {
  packageManager: "npm",
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { configFile: "scripts/mutants/domain/vitest.config.ts" },
  mutate: [
    "domain/**/*.ts",
    "!domain/**/*.test.ts",
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
    "!tests/support/arbitrary-markets.ts",
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
