import { useEffect, useState } from "react";
import type { AnyStateMachine } from "xstate";
import { chartOf } from "./chart.ts";
import type { Direction, Drawing } from "./drawing.ts";

/** A drawing, or the reason why there is none; neither while it is being made. */
export type Drawn = { drawing?: Drawing; error?: string };

const drawings = new WeakMap<AnyStateMachine, Map<Direction, Promise<Drawing>>>();

/** Draws a machine, once for each direction however often it is shown. */
export function useDrawing(machine: AnyStateMachine, direction: Direction): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({});
  useEffect(() => {
    let isWanted = true;
    const show = (news: Drawn) => isWanted && setDrawn(news);
    show({});
    drawingOf(machine, direction).then(
      (drawing) => show({ drawing }),
      (error: unknown) => show({ error: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [machine, direction]);
  return drawn;
}

function drawingOf(machine: AnyStateMachine, direction: Direction): Promise<Drawing> {
  const known = drawings.get(machine) ?? new Map<Direction, Promise<Drawing>>();
  drawings.set(machine, known);
  const drawing = known.get(direction) ?? draw(machine, direction);
  known.set(direction, drawing);
  return drawing;
}

/** The layout engine weighs more than everything else here, so it comes when a chart is to be drawn. */
async function draw(machine: AnyStateMachine, direction: Direction): Promise<Drawing> {
  const { layoutChart } = await import("./layout.ts");
  return layoutChart(chartOf(machine), direction);
}
