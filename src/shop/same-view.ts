/** Screens render again only if their view has changed. */
export const sameView = <View>(one: View, other: View): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
