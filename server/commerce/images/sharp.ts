/** Loaded with the first picture, which shortens the start. */
export const loadSharp = async () => (await import("sharp")).default;
