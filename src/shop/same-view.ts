import { replaceEqualDeep } from "@tanstack/react-query";

/** Screens render again only if their view has changed. Views are plain data. */
export const sameView = <View>(previous: View, next: View): boolean =>
  replaceEqualDeep(previous, next) === previous;
