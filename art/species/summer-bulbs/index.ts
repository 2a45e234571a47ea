import type { Collection } from "#grammar/species.ts";
import { dahliaCafeAuLait } from "./dahlia-cafe-au-lait.ts";
import { gladiolusPlumTart } from "./gladiolus-plum-tart.ts";
import { regalLily } from "./regal-lily.ts";
import { crocosmiaLucifer } from "./crocosmia-lucifer.ts";

export const summerBulbs: Collection = {
  "dahlia-cafe-au-lait": dahliaCafeAuLait,
  "gladiolus-plum-tart": gladiolusPlumTart,
  "regal-lily": regalLily,
  "crocosmia-lucifer": crocosmiaLucifer,
};
