import { parseArgs } from "node:util";
import { OperatorError } from "#server/platform/operator-errors.ts";
import { runProgram } from "#server/platform/run-program.ts";
import { runDoctor } from "./doctor.ts";
import { isError } from "./finding.ts";
import { formatReport } from "./report.ts";

/** `npm run doctor`: exits with 1 if something is wrong, with 0 if there are only warnings. */
await runProgram(async () => {
  const { values, positionals } = parseArgs({
    options: { json: { type: "boolean" } },
    strict: false,
  });
  const otherFindings = [
    ...positionals,
    ...Object.keys(values)
      .filter((name) => name !== "json")
      .map((name) => `--${name}`),
  ];
  if (otherFindings.length > 0)
    throw new OperatorError(`doctor knows --json, and not ${otherFindings.join(" ")}.`);
  const findings = await runDoctor(process.env);
  const text = values.json ? JSON.stringify(findings, null, 2) : formatReport(findings);
  // Does not wait for checks that timed out.
  process.stdout.write(`${text}\n`, () => process.exit(findings.some(isError) ? 1 : 0));
});
