import { useEffect, useState } from "react";
import type { Chart } from "./chart.ts";
import { collapsed } from "./collapse.ts";
import type { Direction, Drawing } from "./drawing.ts";

/** A drawing, or the error of making it; neither while the first one is being made. */
export type Drawn = { drawing?: Drawing; error?: string };

const drawings = new WeakMap<Chart, Map<string, Promise<Drawing>>>();

/** Draws a chart with these states open, once per set of them. The previous drawing stays until the new one is ready. */
export function useDrawing(chart: Chart, open: ReadonlySet<string>, direction: Direction): Drawn {
  const [drawn, setDrawn] = useState<Drawn & { of?: Chart }>({});
  const opened = [...open].toSorted().join(" ");
  useEffect(() => {
    let isWanted = true;
    const show = (news: Drawn) => isWanted && setDrawn({ ...news, of: chart });
    const timer = setTimeout(
      () =>
        drawingOf(chart, opened, direction).then(
          (drawing) => show({ drawing }),
          (error: unknown) => show({ error: error instanceof Error ? error.message : String(error) }),
        ),
      isToBeAwaited(chart, opened, direction) ? passing : 0,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [chart, opened, direction]);
  return drawn.of === chart ? drawn : {};
}

/** Milliseconds: a state left sooner is not drawn, since positioning a large chart takes longer than that. */
const passing = 250;
const isToBeAwaited = (chart: Chart, opened: string, direction: Direction): boolean => {
  const known = drawings.get(chart);
  return known !== undefined && !known.has(keyOf(opened, direction));
};
const keyOf = (opened: string, direction: Direction) => `${direction} ${opened}`;

function drawingOf(chart: Chart, opened: string, direction: Direction): Promise<Drawing> {
  const known = drawings.get(chart) ?? new Map<string, Promise<Drawing>>();
  drawings.set(chart, known);
  const key = keyOf(opened, direction);
  const drawing = known.get(key) ?? draw(collapsed(chart, new Set(opened.split(" "))), direction);
  known.set(key, drawing);
  return drawing;
}

async function draw(chart: Chart, direction: Direction): Promise<Drawing> {
  const [{ layoutChart }, { placeAside }] = await Promise.all([
    import("./layout.ts"),
    import("./place-aside.ts"),
  ]);
  return layoutChart(chart, direction, placeAside);
}
