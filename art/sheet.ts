import { short, type Point } from "./geometry.ts";
import { randomFrom, type Random } from "./random.ts";
import { stippleFilter } from "./stipple.ts";

/** Offset from 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity: number];
export type Gradient = { url: string; colour: string };

/** One picture in the making: collects SVG, hands out ids and random numbers. Only filled paths, no strokes. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly seed: number;
  #body: string[] = [];
  #definitions = new Map<string, string>();
  #ids = 0;
  #groundEnd = 0;
  #scale = 1;

  constructor(seed: number, width = 1200, height = 1200) {
    this.seed = seed;
    this.width = width;
    this.height = height;
    this.random = randomFrom(seed);
  }

  between(low: number, high: number) {
    return low + (high - low) * this.random();
  }

  add(markup: string) {
    this.#body.push(markup);
  }

  fill(data: string, colour: string, attributes = "") {
    this.add(`<path d="${data}" fill="${colour}" ${attributes}/>`);
  }

  dot([x, y]: Point, radius: number, colour: string, attributes = "") {
    this.add(
      `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}" ${attributes}/>`,
    );
  }

  /** Grain keeps its size on the paper, however much a group is scaled. */
  group(attributes: string, draw: () => void) {
    const outside = this.#scale;
    this.#scale *= Math.abs(Number(/scale\((-?[\d.]+)/.exec(attributes)?.[1] ?? 1));
    this.add(`<g ${attributes}>`);
    draw();
    this.add("</g>");
    this.#scale = outside;
  }

  /** Draws inside the outline only. */
  within(data: string, draw: () => void, rule: "nonzero" | "evenodd" = "nonzero") {
    const id = this.#define(
      (name) => `<clipPath id="${name}"><path d="${data}" clip-rule="${rule}"/></clipPath>`,
    );
    this.group(`clip-path="url(#${id})"`, draw);
  }

  /** A soft shadow under everything drawn inside, as of things lying on paper. */
  lying(draw: () => void) {
    this.group('filter="url(#lying)"', draw);
  }

  linear(from: Point, to: Point, stops: readonly Stop[]): Gradient {
    const [x1, y1, x2, y2] = [...from, ...to].map(short);
    const id = this.#define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsMarkup(stops)}</linearGradient>`,
    );
    return { url: `url(#${id})`, colour: stops[0]?.[1] ?? "#000000" };
  }

  radial([x, y]: Point, radius: number, stops: readonly Stop[]): Gradient {
    const id = this.#define(
      (name) =>
        `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}">${stopsMarkup(stops)}</radialGradient>`,
    );
    return { url: `url(#${id})`, colour: stops[0]?.[1] ?? "#000000" };
  }

  /** Grainy shade: the gradient's opacity decides how many of the grains show. One colour per gradient. */
  stipple(data: string, gradient: Gradient, attributes = "") {
    const frequency = (0.5 * this.#scale).toFixed(3);
    const id = `stipple${gradient.colour.slice(1)}-${frequency}`;
    if (!this.#definitions.has(id))
      this.#definitions.set(id, stippleFilter(id, gradient.colour, frequency, this.seed));
    this.add(`<path d="${data}" fill="${gradient.url}" filter="url(#${id})" ${attributes}/>`);
  }

  /** What was drawn so far is ground; what follows is the subject, which keeps the margin. */
  groundIsDone() {
    this.#groundEnd = this.#body.length;
  }

  svg(part: "all" | "subject" = "all") {
    const body = part === "all" ? this.#body : this.#body.slice(this.#groundEnd);
    const size = `viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"`;
    const shadow =
      part === "all" ? lyingFilter(this.width, this.height) : '<filter id="lying"><feOffset/></filter>';
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${shadow}${[...this.#definitions.values()].join("")}</defs>${body.join("\n")}</svg>`;
  }

  #define(make: (id: string) => string) {
    const id = `d${++this.#ids}`;
    this.#definitions.set(id, make(id));
    return id;
  }
}

export type Draw = (sheet: Sheet) => void;

const stopsMarkup = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("");

const lyingFilter = (width: number, height: number) =>
  `<filter id="lying" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}" color-interpolation-filters="sRGB">` +
  '<feGaussianBlur in="SourceAlpha" stdDeviation="8" result="blurred"/><feOffset in="blurred" dx="16" dy="20" result="moved"/>' +
  '<feColorMatrix in="moved" values="0 0 0 0 .27 0 0 0 0 .19 0 0 0 0 .12 0 0 0 .4 0" result="shadow"/>' +
  '<feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/></feMerge></filter>';
