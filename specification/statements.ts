import { calls } from "./calls.ts";
import { constants } from "./constants.ts";
import { entities } from "./entities.ts";
import { errors } from "./errors.ts";
import { product } from "./product.ts";
import { roles } from "./roles.ts";
import { screens } from "./screens.ts";
import { states } from "./states.ts";
import { validation } from "./validation.ts";

/** What the shop's owner specified, cut into statements that are true or false of the shop. */
export const sections = {
  "1 What the product does and for whom": product,
  "2 Screens and routes": screens,
  "3 Entities and their fields": entities,
  "4 States and transitions": states,
  "5 Validation rules": validation,
  "6 Roles and permissions": roles,
  "7 The calls it makes": calls,
  "8 Error catalogue": errors,
  "9 Business constants and limits": constants,
} as const;

type Sections = typeof sections;
type Section = Sections[keyof Sections];
/** `keyof` of a union would have only what all sections have. */
type KeysOf<One> = One extends unknown ? keyof One : never;
export type StatementId = KeysOf<Section>;
