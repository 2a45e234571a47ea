/** Screens render again only if their view has changed. */
export const sameView = <View>(previous: View, next: View): boolean =>
  JSON.stringify(previous) === JSON.stringify(next);
