/** What the parts of the shop's addresses are made of, and ids of markets and languages. */
export const isSlug = (text: string): boolean => text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
