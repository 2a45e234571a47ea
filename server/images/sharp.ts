/** It comes with the first picture that is drawn: a shop answers long before. */
export const loadSharp = async () => (await import("sharp")).default;
