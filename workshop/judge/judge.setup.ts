import { configure } from "storybook/test";
import { afterEach } from "vitest";
import { commands, utils } from "vitest/browser";
import { hiddenWhere, layoutProblems, usableControls } from "./layout.ts";
import { agreeScreen } from "./agree-screen.ts";
import { takenArrows } from "#workshop/scenarios/taken-arrows.ts";
import { sentByControls } from "./controls.ts";

/**
 * Checks each story at its end: what a screen reader would read and which control sends what, compared with the agreed
 * screens beside the story; and, at phone and desktop width, in both writing directions, that no control is hidden, cut
 * off or covered.
 */
const widths = { phone: [412, 823], desktop: [1280, 800] } as const;
/** The direction stays when the width changes, because each change is another layout. */
const situations = [
  ["phone", "ltr"],
  ["phone", "rtl"],
  ["desktop", "rtl"],
  ["desktop", "ltr"],
] as const;

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  const { root, read } = screenOf(task.file.filepath);
  if (task.result?.state === "fail" || import.meta.env.VITE_RECORD_PAGES === "on") return;
  if (!storyId || !root) throw new Error(`"${task.name}" can't be judged: it has no story or no screen`);
  // Whole pages are judged where they stand alone.
  if (task.file.filepath.includes("/workshop/scenarios/")) return storeTakenArrows();
  const first = await problemsAtEachWidth(root);
  // On a busy machine something may still be loading between two widths, so a problem has to occur twice.
  const problems = first.length > 0 ? await problemsAtEachWidth(root) : [];
  if (agreeScreen(task.file.filepath, task.name)) {
    const tree = read
      .map((screen) => utils.aria.renderAriaTree(utils.aria.generateAriaTree(screen)))
      .join("\n");
    const controls = await sentByControls(root);
    problems.push(...controls.problems);
    const screen = [tree, controls.lines.join("\n")].filter(Boolean).join("\n\n");
    problems.push(...(await commands.compareScreen(task.file.filepath, task.name, screen)));
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

/** A page is judged without its header and footer, which are the same everywhere; dialogs above it are read too. */
function screenOf(storyFile: string): { root: HTMLElement | null; read: readonly Element[] } {
  if (!storyFile.includes("/workshop/pages/"))
    return {
      root: document.querySelector("#storybook-root, body > div:last-of-type"),
      read: [document.body],
    };
  return { root: document.querySelector("main"), read: [...document.querySelectorAll("main, dialog[open]")] };
}

async function problemsAtEachWidth(root: HTMLElement): Promise<string[]> {
  const problems: string[] = [];
  const usable: Record<string, HTMLElement[]> = {};
  for (const [width, direction] of situations) {
    resize(widths[width]);
    document.documentElement.dir = direction;
    await nextFrames();
    finishAnimations();
    const situation = `${width}, ${direction}`;
    problems.push(...layoutProblems(root).map((problem) => `${situation}: ${problem}`));
    usable[situation] = usableControls(root);
  }
  return [...problems, ...hiddenWhere(usable)];
}

/** The frame of the tests; to resize the browser's window takes several times as long. */
function resize([inline, block]: readonly [number, number]): void {
  const frame = window.frameElement as HTMLElement;
  frame.style.width = `${inline}px`;
  frame.style.height = `${block}px`;
}

async function storeTakenArrows(): Promise<void> {
  const { scenario, arrows } = takenArrows()!;
  await commands.storeArrows(scenario, [...arrows].sort());
}

const nextFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** A screen is judged after its animations. */
const finishAnimations = () => {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
};

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Stores the arrows that a scenario takes, while agreeing. */
    storeArrows: (scenario: string, arrows: string[]) => Promise<void>;
    /** The differences from the agreed screen; none while agreeing. */
    compareScreen: (storyFile: string, story: string, screen: string) => Promise<string[]>;
  }
}
