/** Letters of an address's part at most; the contract's `Slug` says the same, and a test compares them. */
export const maximumSlugLength = 100;

/** What the parts of the shop's addresses are made of, and ids of markets and languages. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isSlug = (text: string): boolean => text.length <= maximumSlugLength && slugPattern.test(text);
