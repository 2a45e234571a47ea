import { answers } from "../threads.ts";
import { drawDocument } from "./draw-document.ts";

/** Draws what it is asked for; see `draw-aside.ts`. */
answers(drawDocument);
