import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import type { Drawing, Point } from "./drawing.ts";
import { isSeen } from "./use-following.ts";

/** The visible part of a drawing and its scale. A scale of null fits the whole drawing. */
export type View = {
  place: RefObject<HTMLDivElement | null>;
  scale: number | null;
  zoom: (factor: number) => void;
  fit: () => void;
  /** The point of the drawing in the middle of its window. */
  middle: () => Point;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A point of the drawing that stays below the same point of the window while the scale changes. */
type Held = { inDrawing: Point; inWindow: Point };

const smallest = 0.1;
const largest = 3;
/** Texts are too small to read below this scale. */
const readable = 0.9;
export const zoomStep = 1.25;

type Linked = { scale: number | null; middle: Point };

/**
 * Zoom with the wheel, keys or buttons; move by scrolling or dragging.
 *
 * @param linked the view that a link names; it stays until the user changes it
 */
export function useView(drawing: Drawing, linked: Linked | null): View {
  const container = useRef<HTMLDivElement>(null);
  const anchor = useRef<Held | null>(null);
  const kept = useRef(linked);
  const [scale, setScale] = useState<number | null>(linked?.scale ?? null);

  const zoomAt = (factor: number, inWindow: Point) => {
    kept.current = null;
    const svg = container.current?.querySelector("svg");
    if (!svg) return;
    const now = scaleOf(svg, drawing);
    anchor.current = { inWindow, inDrawing: pointIn(svg, drawing, inWindow) };
    setScale(Math.min(largest, Math.max(smallest, now * factor)));
  };
  const zoom = (factor: number) => {
    const { current } = container;
    if (current) zoomAt(factor, middleOf(activeIn(current) ?? current));
  };
  const fit = () => {
    kept.current = null;
    setScale(null);
  };
  const middle = () => {
    const svg = container.current?.querySelector("svg");
    return svg ? pointIn(svg, drawing, middleOf(container.current!)) : { x: 0, y: 0 };
  };

  useLayoutEffect(() => {
    const svg = container.current?.querySelector("svg");
    const held = kept.current
      ? { inDrawing: kept.current.middle, inWindow: middleOf(container.current!) }
      : anchor.current;
    if (svg && held) keepUnder(container.current!, svg, drawing, held);
    anchor.current = null;
  }, [scale, drawing]);

  // A chart too small to read starts zoomed in on the active state.
  useLayoutEffect(() => {
    const { current } = container;
    const svg = current?.querySelector("svg");
    if (!current || !svg || kept.current || scaleOf(svg, drawing) >= readable) return;
    const active = current.querySelector(".atomic.active, .final.active") ?? svg;
    anchor.current = { inDrawing: pointIn(svg, drawing, middleOf(active)), inWindow: middleOf(current) };
    setScale(readable);
  }, [drawing]);

  useWheel(container, zoomAt);
  useDragging(container);
  useLetGo(container, kept);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") zoom(zoomStep);
    else if (event.key === "-") zoom(1 / zoomStep);
    else if (event.key === "0") fit();
  };
  return { place: container, scale, zoom, fit, middle, onKeyDown };
}

function useWheel(
  container: RefObject<HTMLElement | null>,
  zoomAt: (factor: number, at: Point) => void,
): void {
  const latest = useRef(zoomAt);
  useLayoutEffect(() => {
    latest.current = zoomAt;
  });
  useEffect(() => {
    const element = container.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault(); // otherwise the browser zooms the page, which React's listeners can't prevent
      latest.current(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [container]);
}

/** Drag with a mouse or a pen; touch scrolls natively. */
function useDragging(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const ends = new AbortController();
    const onDown = (event: PointerEvent) => {
      const isOnButton = event.target instanceof Element && event.target.closest('[role="button"]');
      if (event.button !== 0 || event.pointerType === "touch" || isOnButton) return;
      element.setPointerCapture(event.pointerId);
    };
    const onMove = (event: PointerEvent) => {
      if (element.hasPointerCapture(event.pointerId)) element.scrollBy(-event.movementX, -event.movementY);
    };
    element.addEventListener("pointerdown", onDown, { signal: ends.signal });
    element.addEventListener("pointermove", onMove, { signal: ends.signal });
    return () => ends.abort();
  }, [container]);
}

/** A linked view is given up as soon as the user moves the chart. */
function useLetGo(container: RefObject<HTMLElement | null>, kept: RefObject<Linked | null>): void {
  useEffect(() => {
    const element = container.current;
    const ends = new AbortController();
    const letGo = () => (kept.current = null);
    for (const type of ["wheel", "pointerdown", "keydown"])
      element?.addEventListener(type, letGo, { signal: ends.signal, passive: true });
    return () => ends.abort();
  }, [container, kept]);
}

const scaleOf = (svg: Element, { width, height }: Drawing): number => {
  const frame = svg.getBoundingClientRect();
  return Math.min(frame.width / width, frame.height / height);
};

/** A drawing that fits is centered. */
function pointIn(svg: Element, drawing: Drawing, { x, y }: Point): Point {
  const frame = svg.getBoundingClientRect();
  const scale = scaleOf(svg, drawing);
  const left = frame.left + (frame.width - drawing.width * scale) / 2;
  const top = frame.top + (frame.height - drawing.height * scale) / 2;
  return { x: (x - left) / scale, y: (y - top) / scale };
}

function keepUnder(container: Element, svg: Element, drawing: Drawing, { inDrawing, inWindow }: Held): void {
  const now = pointIn(svg, drawing, inWindow);
  const scale = scaleOf(svg, drawing);
  container.scrollBy((inDrawing.x - now.x) * scale, (inDrawing.y - now.y) * scale);
}

/** The active state, if it is visible: zooming with keys or buttons keeps it in place. */
function activeIn(container: Element): Element | undefined {
  const active = container.querySelector(".atomic.active, .final.active");
  return active && isSeen(active, container) ? active : undefined;
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
