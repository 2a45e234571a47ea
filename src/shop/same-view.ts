/** A screen is drawn anew only if what it shows has changed. */
export const sameView = <View>(one: View, other: View): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
