import { dequal } from "dequal/lite";

/** Screens render again only if their view has changed. */
export const sameView = <View>(previous: View, next: View): boolean => dequal(previous, next);
