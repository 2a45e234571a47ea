import { agree, driftOf } from "../machines/paths/agreed-file.ts";
import { flowModels } from "./flows.ts";
import { runTool } from "./tools.ts";

/**
 * `npm run agree [flow …]`: shows how each flow's chart differs from the agreed arrows, and agrees to it.
 * `npm run agree -- screens`: the same for what the stories show.
 */
const wanted = process.argv.slice(2);
await (wanted.includes("screens") ? agreeToScreens() : agreeToArrows());

async function agreeToArrows(): Promise<void> {
  for (const { flow, model } of await flowModels()) {
    if (wanted.length > 0 && !wanted.includes(flow)) continue;
    const lines = driftOf(model);
    console.log([`${flow}: ${lines.length === 0 ? "as agreed" : ""}`, ...lines].join("\n  "));
    agree(model);
  }
}

async function agreeToScreens(): Promise<void> {
  const options = { show: true, environment: { AGREE: "screens" } };
  const { code } = await runTool("vitest", ["run", "--config=.storybook/vitest.config.ts"], options);
  process.exitCode = code;
  console.log("`git diff` shows what has changed.");
}
